// The pictures on the influence cards, from the lowest (1 and 2) to the highest (11 and 12).
import type { Circle } from './geometry'

export const PICTURES: Record<Circle, readonly string[]> = {
  court: ['page-facing-up', 'fountain-pen', 'old-key', 'scroll', 'balance-scale', 'judge'],
  government: ['hot-beverage', 'closed-umbrella', 'telephone', 'briefcase', 'file-cabinet', 'top-hat'],
  press: ['pencil', 'notebook', 'camera', 'studio-microphone', 'newspaper', 'printer'],
  publisher: ['memo', 'bookmark-tabs', 'clinking-glasses', 'green-book', 'handshake', 'money-bag'],
}

export const MASTERS: Record<Circle, string> = {
  court: 'crown',
  government: 'classical-building',
  press: 'rolled-up-newspaper',
  publisher: 'books',
}
