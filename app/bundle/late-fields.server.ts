import type { Item } from '#app/domain/catalogue/item.ts';

/** Fields of a translated item that are computed when they are first read. */
type LateField = 'details' | 'richText' | 'fields';

/** Computes the late fields of an item. A field without a function is that of the original. */
export type LateFields<Fields> = { [Field in LateField]?: () => Item<Fields>[Field] };

const source = Symbol('late fields');

/** The late fields of one item. */
class Late<Fields> {
  readonly #original: Item<Fields>;
  readonly #compute: LateFields<Fields>;
  readonly #known: Partial<Pick<Item<Fields>, LateField>> = {};

  constructor(original: Item<Fields>, compute: LateFields<Fields>) {
    this.#original = original;
    this.#compute = compute;
  }

  get<Field extends LateField>(field: Field): Item<Fields>[Field] {
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
    return lateOf(this).get('details');
  },
  get richText() {
    return lateOf(this).get('richText');
  },
  get fields() {
    return lateOf(this).get('fields');
  },
};

function lateOf(item: object): Late<unknown> {
  return (item as { [source]: Late<unknown> })[source];
}

/**
 * Adds the late fields to an item in another language. Cleaning HTML and checking schemas take most of the time of
 * decoding, and few of the items are ever shown in full. A copy of the item (`{ ...item }`) lacks these fields.
 */
export function withLateFields<Fields, Known extends object>(
  item: Known,
  original: Item<Fields>,
  compute: LateFields<Fields>,
): Known & Pick<Item<Fields>, LateField> {
  const complete = { ...item, [source]: new Late(original, compute) };
  return Object.setPrototypeOf(complete, prototype) as Known & Pick<Item<Fields>, LateField>;
}
