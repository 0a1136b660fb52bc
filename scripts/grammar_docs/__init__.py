"""The documentation made from the grammars under ``ksy/``: a page of tables, and a diagram each."""

from scripts.grammar_docs.page import FOLDER, PAGE, documents, messages_page

__all__ = ["FOLDER", "PAGE", "documents", "messages_page"]
