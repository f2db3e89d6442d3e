"""How Sphinx builds the site of the manual, from the folder that .ci/manual.py lays out."""

from bob_editor import __version__

project = "bob_editor"
author = "the bob_editor authors"
copyright = "the bob_editor authors, MIT licence"  # noqa: A001 - Sphinx's name
release = version = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "numpydoc", "sphinx_copybutton"]
smartquotes = False
myst_heading_anchors = 4
myst_links_external_new_tab = True
copybutton_prompt_text = ">>> |\\.\\.\\. |\\$ "
copybutton_prompt_is_regexp = True
numpydoc_show_class_members = False
autodoc_member_order = "bysource"
autodoc_typehints = "description"
html_theme = "furo"
html_title = "bob_editor"
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_last_updated_fmt = None
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#3f5f2f",
        "color-brand-content": "#3f6a2a",
        "font-stack": "'Source Sans 3', 'DejaVu Sans', system-ui, sans-serif",
    },
    "dark_css_variables": {"color-brand-primary": "#a9c98f", "color-brand-content": "#b5d69a"},
}
