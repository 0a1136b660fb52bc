// One script for the page and its worker, which share modules.

import { serve } from './worker/main'; // first: so the page is smallest when it is compressed
import { start } from './page/main';

if (typeof document === 'undefined') {
  serve();
} else {
  start();
}
