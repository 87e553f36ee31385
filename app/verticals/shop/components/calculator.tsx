import { Calculator as CalculatorIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { amountOf, maxSpending, spendingFields, type SpendingField } from '../card-query.ts';
import type { Spending } from '../yearly-cost.ts';

const term = (children: ReactNode) => <strong>{children}</strong>;

/**
 * Fields for monthly spending, and an explanation of how the cost is calculated. The fields belong to the form around
 * them, which works without JavaScript. With JavaScript, amounts take effect while they are typed.
 */
export function CalculatorFields({ initial }: { initial: Spending }) {
  const t = useMessages('shop');
  return (
    <fieldset className="min-w-0 panel">
      <legend className="sr-only">{t('calculator.title')}</legend>
      <h2 className="mb-1 flex items-center gap-2 text-lg">
        <CalculatorIcon aria-hidden className="size-5 text-success" />
        {t('calculator.title')}
      </h2>
      <p className="mb-4 text-sm text-soft">{t('calculator.intro')}</p>
      <div className="grid grid-cols-2 gap-3 @2xl:grid-cols-4">
        {spendingFields.map((field) => (
          <label key={field.name} className="flex flex-col justify-end gap-1 text-sm font-semibold text-soft">
            {labelOf(t, field)}
            <input
              type="number"
              name={field.name}
              min={0}
              max={maxSpending}
              step={1}
              inputMode="numeric"
              defaultValue={amountOf(initial, field.name)}
              className="h-11 w-full rounded-xl border border-over/25 bg-deep/40 px-3 text-base font-bold text-strong tabular-nums"
            />
          </label>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <button type="submit" className="button-quiet">
          {t('calculator.submit')}
        </button>
        <details className="min-w-0 flex-1 basis-80 text-sm text-soft">
          <summary className="w-fit py-1 font-bold text-strong">{t('calculator.how')}</summary>
          <p className="mt-2 max-w-read">{t.rich('calculator.normalYear', { term })}</p>
          <p className="mt-2 max-w-read">{t.rich('calculator.firstYear', { term })}</p>
        </details>
      </div>
    </fieldset>
  );
}

function labelOf(t: Messages<'shop'>, { name }: SpendingField): string {
  if (name === 'abroad') return t('spending.abroad');
  return name === 'balance' ? t('spending.balance') : t('spending.on', { name });
}
