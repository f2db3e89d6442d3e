// What an editor of JSON says of documents: the language service of Visual Studio Code, and ajv in strict mode.
// Reads a list of requests from standard input, writes the list of answers. Node's modules are in the folder named.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const require = createRequire(process.argv[2] + "/");
const { getLanguageService, TextDocument } = require("vscode-json-languageservice");
const Ajv = require("ajv/dist/2020");

function service(schema) {
  const found = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), "utf8"),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).toString() },
  });
  found.configure({ validate: true, schemas: schema ? [{ fileMatch: ["*"], uri: schema }] : [] });
  return found;
}

async function looked({ schema, text, at, uri }) {
  const editor = service(schema);
  const document = TextDocument.create(uri ?? "file:///document.json", "json", 1, text);
  const parsed = editor.parseJSONDocument(document);
  const problems = await editor.doValidation(document, parsed);
  const places = (at ?? []).map((one) => document.positionAt(one));
  return {
    problems: problems.map((one) => one.message),
    hovers: await Promise.all(places.map(async (one) => (await editor.doHover(document, one, parsed))?.contents ?? [])),
    offered: await Promise.all(
      places.map(async (one) => (await editor.doComplete(document, one, parsed)).items.map((item) => item.label)),
    ),
  };
}

function judged({ compile, documents }) {
  const ajv = new Ajv({ strict: true });
  const takes = ajv.compile(JSON.parse(readFileSync(fileURLToPath(compile), "utf8")));
  return documents.map((one) => takes(JSON.parse(one)));
}

const requests = JSON.parse(readFileSync(0, "utf8"));
const answers = [];
for (const one of requests) answers.push(one.compile ? judged(one) : await looked(one));
process.stdout.write(JSON.stringify(answers));
