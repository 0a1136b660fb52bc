// Elements without markup: text stays text, whatever is in a file or its name.

type Child = Node | string | null | undefined;
type Props = Record<string, string | number | boolean | null | undefined | ((event: never) => void)>;

/** Makes an element; `on…` props are listeners, true and false set and leave out an attribute. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (typeof value === 'function') {
      element.addEventListener(key.slice(2), value as unknown as EventListener);
    } else if (value === true) {
      element.setAttribute(key, '');
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(key, String(value));
    }
  }
  element.append(...children.filter((each): each is Node | string => each != null));
  return element;
}

export function byId<T extends HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) {
    throw new Error(`no element ${id}`);
  }
  return found as T;
}

/** Listens to an element; a form sends nothing anywhere. */
export function on(id: string, event: string, listen: () => void): void {
  byId(id).addEventListener(event, (happened) => {
    if (event === 'submit') {
      happened.preventDefault();
    }
    listen();
  });
}

/** What is written or chosen in an element of a form. */
export const valueOf = (id: string): string => byId<HTMLInputElement>(id).value;

/** Puts text on the clipboard, also where the page has no right to it (file: URLs). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = h('textarea', { class: 'hidden-copy' });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}

/** Saves bytes or text as a file of the person. */
export function download(name: string, data: Uint8Array | string, type: string): void {
  const url = URL.createObjectURL(new Blob([data as BlobPart], { type }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
