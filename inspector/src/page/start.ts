// Starts the page's script once the page is seen: compiling it before would delay the first paint.
//
// The script lies in the page as text. A tab that nobody looks at is never painted and does not wait.

function start(): void {
  const script = document.createElement('script');
  script.textContent = document.getElementById('program')?.textContent ?? '';
  document.body.append(script);
}

addEventListener('DOMContentLoaded', () => {
  if (document.hidden) {
    start();
  } else {
    requestAnimationFrame(() => setTimeout(start));
  }
});
