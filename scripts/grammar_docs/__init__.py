"""The documentation that the grammars under ``ksy/`` give: a page of tables, and a diagram each."""

from scripts.grammar_docs.page import FOLDER, MESSAGES_PAGE, PAGE, documents

__all__ = ["FOLDER", "MESSAGES_PAGE", "PAGE", "documents"]
