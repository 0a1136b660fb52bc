"""The documentation that the grammars under ``ksy/`` give: a page of tables, and a diagram each."""

from scripts.grammar_docs.page import FOLDER, PAGE, documents, messages_page

__all__ = ["FOLDER", "PAGE", "documents", "messages_page"]
