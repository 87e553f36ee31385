import { useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { sessionArea } from '#app/visitor/storage.ts';
import { readCardInput, storeCardInput } from '../card-input.ts';
import {
  amountOf,
  maxCompared,
  readSpending,
  spendingFields,
  writeCardQuery,
  type CardInput,
} from '../card-query.ts';

/**
 * Returns the amounts and the ticked cards of a form, which are initially those of the address (`asked`). The returned
 * ref must be set on the form. The input is stored with the history entry, so Back, Forward and a reload show it again.
 * `data` is the data of the page, which changes with the address. The form needs `autoComplete="off"`, because browsers
 * restore checkboxes by their position, but the order of the cards depends on the amounts.
 */
export function useCardInput(data: object, asked: CardInput) {
  const { key, pathname, search } = useLocation();
  // History entries that the browser adds for links to a part of the page have no key of their own, so the address is
  // needed, too.
  const entry = `${key} ${pathname}${search}`;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<object>(null);
  const [input, setInput] = useState(asked);

  function change(next: CardInput) {
    setInput(next);
    storeCardInput(sessionArea, entry, next);
  }
  const show = useEffectEvent((current: string) => {
    if (!form.current) return;
    const given = shown.current === data ? input : asked;
    const before = readCardInput(sessionArea, current) ?? given;
    const next = fillForm(form.current, before, { asked, keepsChanges: shown.current === null });
    shown.current = data;
    if (!isEqual(next, asked) || !isEqual(next, input)) change(next);
  });
  useLayoutEffect(() => show(entry), [entry]);

  const onInput = (event: FormEvent<HTMLFormElement>) => change(readForm(event.currentTarget, asked));
  return { input, form, onInput };
}

function isEqual(one: CardInput, other: CardInput): boolean {
  return writeCardQuery(one) === writeCardQuery(other);
}

/**
 * Writes the input into a form and returns the resulting input. With `keepsChanges`, fields that the visitor changed
 * before hydration keep their values.
 */
function fillForm(
  form: HTMLFormElement,
  { spending, compared }: CardInput,
  { asked, keepsChanges }: { asked: CardInput; keepsChanges: boolean },
): CardInput {
  for (const { name } of spendingFields) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (!keepsChanges || field.value === field.defaultValue) field.value = String(amountOf(spending, name));
  }
  for (const box of boxesOf(form)) {
    if (!keepsChanges || box.checked === box.defaultChecked) box.checked = compared.includes(idOf(box));
  }
  const input = readForm(form, asked);
  for (const box of boxesOf(form)) box.checked = input.compared.includes(idOf(box));
  return input;
}

/** Reads a form. Cards that the address asks for stay chosen even if they have no checkbox on this page. */
function readForm(form: HTMLFormElement, asked: CardInput): CardInput {
  const boxes = boxesOf(form);
  const ids = new Set(boxes.map(idOf));
  const elsewhere = asked.compared.filter((id) => !ids.has(id));
  const ticked = boxes.filter((box) => box.checked).map(idOf);
  return {
    spending: readSpending(new FormData(form)),
    compared: [...elsewhere, ...ticked].slice(0, maxCompared),
  };
}

function idOf(box: HTMLInputElement): number {
  return Number(box.value);
}

function boxesOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="compare"]')];
}
