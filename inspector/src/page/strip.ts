// The strip of the whole log: position on x, size as height, codec as colour, damage red, index
// entries as ticks below. A slider to a screen reader: arrows move through the file.

import { codecName } from '../codecs/names';
import type { Strip } from '../worker/protocol';
import { h } from './dom';
import { count } from './format';

const CODEC_COLOURS = ['--none', '--gzip', '--snappy', '--lz4', '--zstd', '--none', '--none', '--gap'];
const GAP = 7; // in the place of a codec
const TICKS = 5;

export class StripView {
  private strip: Strip | null = null;
  private size = 0;
  private at = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    /** Lies over the canvas, so that a move draws nothing again. */
    private readonly marker: HTMLElement,
    private readonly legend: HTMLElement,
    private readonly load: (width: number) => Promise<Strip>,
    private readonly chosen: (position: number) => void,
  ) {
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'slider');
    canvas.setAttribute('aria-label', 'Position in the log');
    canvas.setAttribute('aria-valuemin', '0');
    canvas.addEventListener('mousedown', (event) => {
      const { left, width } = canvas.getBoundingClientRect();
      this.choose(Math.floor(((event.clientX - left) / width) * this.size));
    });
    canvas.addEventListener('keydown', (event) => {
      const steps: Record<string, number> = {
        ArrowRight: this.at + this.size / 100,
        ArrowLeft: this.at - this.size / 100,
        PageDown: this.at + this.size / 10,
        PageUp: this.at - this.size / 10,
        Home: 0,
        End: this.size - 1,
      };
      const to = steps[event.key];
      if (to !== undefined) {
        event.preventDefault();
        this.choose(Math.floor(to));
      }
    });
    new ResizeObserver(() => void this.reload()).observe(canvas);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.draw());
  }

  private choose(position: number): void {
    if (this.size > 0) {
      this.chosen(Math.max(0, Math.min(position, this.size - 1)));
    }
  }

  /** Shows a log of so many bytes. */
  async show(size: number): Promise<void> {
    this.size = size;
    this.canvas.setAttribute('aria-valuemax', String(size));
    await this.reload();
  }

  /** Marks where the person is. */
  mark(position: number): void {
    this.at = position;
    this.canvas.setAttribute('aria-valuenow', String(position));
    this.canvas.setAttribute('aria-valuetext', `byte ${count(position)} of ${count(this.size)}`);
    this.marker.style.left = `${(position / Math.max(1, this.size)) * 100}%`;
  }

  async reload(): Promise<void> {
    const width = Math.max(1, Math.floor(this.canvas.clientWidth));
    if (this.size === 0 || width === 1) {
      return;
    }
    try {
      this.strip = await this.load(width);
    } catch {
      return;
    }
    this.draw();
  }

  draw(): void {
    const { canvas, strip } = this;
    if (strip === null) {
      return;
    }
    const [width, height] = [strip.height.length, canvas.clientHeight];
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) {
      return;
    }
    const style = getComputedStyle(document.documentElement);
    const colours = [...CODEC_COLOURS, '--text'].map((name) =>
      style.getPropertyValue(name).trim(),
    );
    const room = height - TICKS - 2;
    const codecs = [...new Set(strip.codec)].filter((id) => strip.height.some((tall, x) => tall > 0 && strip.codec[x] === id)).sort();
    const isDamaged = strip.state.some((state) => state > 0);
    this.legend.replaceChildren(
      ...[...codecs.filter((id) => id !== GAP), ...(isDamaged ? [GAP] : [])].map((id) => {
        const colour = h('i');
        colour.style.background = colours[id] as string;
        return h('span', {}, colour, id === GAP ? 'damage' : (codecName(id) ?? `codec ${id}`));
      }),
    );
    for (let x = 0; x < width; x += 1) {
      const tall = Math.max(2, Math.round((strip.height[x] as number) * room));
      context.fillStyle = colours[strip.codec[x] as number] as string;
      context.fillRect(x, room - tall, 1, tall);
      if ((strip.state[x] as number) > 0) {
        context.fillStyle = colours[GAP] as string;
        context.fillRect(x, 0, 1, room);
      }
      if (strip.ticks[x]) {
        context.fillStyle = colours[GAP + 1] as string;
        context.fillRect(x, height - TICKS, 1, TICKS);
      }
    }
  }
}
