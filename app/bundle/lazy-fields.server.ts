import type { Item } from '#app/domain/catalogue/item.ts';

/** Fields of a translated item that are computed when they are first read. */
type LazyField = 'details' | 'richText' | 'fields';

/** Functions that compute the lazy fields of an item. A field without a function has the value of the original item. */
export type LazyFields<Fields> = { [Field in LazyField]?: () => Item<Fields>[Field] };

const source = Symbol('lazy fields');

/** The lazy fields of one item. */
class Lazy<Fields> {
  readonly #original: Item<Fields>;
  readonly #compute: LazyFields<Fields>;
  readonly #known: Partial<Pick<Item<Fields>, LazyField>> = {};

  constructor(original: Item<Fields>, compute: LazyFields<Fields>) {
    this.#original = original;
    this.#compute = compute;
  }

  get<Field extends LazyField>(field: Field): Item<Fields>[Field] {
    const compute = this.#compute[field];
    if (!compute) return this.#original[field];
    return (this.#known[field] ??= compute());
  }
}

/**
 * The prototype of translated items. If each item had accessors of its own, V8 would store the item as a hash table,
 * which takes four times the memory.
 */
const prototype = {
  get details() {
    return lazyOf(this).get('details');
  },
  get richText() {
    return lazyOf(this).get('richText');
  },
  get fields() {
    return lazyOf(this).get('fields');
  },
};

function lazyOf(item: object): Lazy<unknown> {
  return (item as { [source]: Lazy<unknown> })[source];
}

/**
 * Adds the lazy fields to an item in another language. Most items are never shown in full, and computing these fields
 * takes most of the time of decoding, because HTML is cleaned and schemas are checked. A copy of the item
 * (`{ ...item }`) lacks the fields.
 */
export function withLazyFields<Fields, Known extends object>(
  item: Known,
  original: Item<Fields>,
  compute: LazyFields<Fields>,
): Known & Pick<Item<Fields>, LazyField> {
  const complete = { ...item, [source]: new Lazy(original, compute) };
  return Object.setPrototypeOf(complete, prototype) as Known & Pick<Item<Fields>, LazyField>;
}
