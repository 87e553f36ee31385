import { Gauge, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { findExceeded, recommended, type AdWeight } from './ad-weight.ts';
import type { MeasureAnswer } from './measure.ts';

const MeasureDialog = lazyComponent(async () => (await import('./measure-dialog.tsx')).MeasureDialog);

/** The measured weight of an entry's script, with a button that measures it in this browser. */
export function WeightNote({
  id,
  weight,
  canMeasure,
  isTyped,
}: {
  id: number;
  weight: AdWeight;
  canMeasure: boolean;
  /** Whether the form differs from the draft. Only the entry in the draft is measured. */
  isTyped: boolean;
}) {
  const t = useMessages('ads');
  const { data: answer, state, submit } = useFetcher<MeasureAnswer>();
  const [ended, setEnded] = useState<MeasureAnswer | undefined>(undefined);
  const run = answer?.outcome === 'ready' && answer !== ended ? answer : null;
  useOnAnswer(state === 'idle' ? answer : undefined, ({ outcome }) => {
    if (outcome !== 'ready') showToast({ text: t('weight.answer', { outcome }) });
  });
  const send = (values: Record<string, string | number>) =>
    void submit({ id, ...values }, { method: 'post', action: '/ads/measure' });
  return (
    <section className="flex flex-col gap-3 rounded-row bg-sunken px-4 py-3 text-secondary">
      <h3 className="flex items-center gap-2 font-semibold">
        <Gauge aria-hidden className="size-4 shrink-0" />
        {t('weight.title')}
      </h3>
      <Figures weight={weight} />
      {canMeasure && (
        <div className="flex flex-col items-start gap-1.5">
          <Button
            // The button is also busy while the code of the dialog is loaded, which happens at its first use.
            isBusy={state !== 'idle' || run !== null}
            isDisabled={isTyped}
            onPress={() => send({ intent: 'measure' })}
          >
            {t('weight.measure')}
          </Button>
          {isTyped && <p className="text-muted">{t('weight.saveFirst')}</p>}
        </div>
      )}
      {run && (
        <MeasureDialog
          address={run.address}
          onEnd={(figures) => {
            setEnded(run);
            if (figures !== null) send({ intent: 'figures', hash: run.hash, figures });
          }}
        />
      )}
    </section>
  );
}

function Figures({ weight }: { weight: AdWeight }) {
  const t = useMessages('ads');
  const formats = useFormats();
  if (weight.state !== 'measured') {
    return (
      <p className="text-muted">
        {t('weight.none', { state: weight.state === 'outdated' ? 'outdated' : 'other' })}
      </p>
    );
  }
  const { figures, browser, measuredAt } = weight;
  const { requests, hidden, bytes, longTasks, shift } = figures;
  const score = (value: number) => formats.number(value, { maximumFractionDigits: 2 });
  const limits = {
    requests: formats.number(recommended.requests),
    bytes: describeBytes(formats, recommended.bytes),
    blocking: formats.number(recommended.blocking),
    shift: score(recommended.shift),
  };
  return (
    <>
      <p>
        {t('weight.figures', {
          requests,
          isPartial: hidden > 0 ? 'yes' : 'other',
          size: describeBytes(formats, bytes),
          tasks: longTasks,
        })}{' '}
        {shift === null && t('weight.shiftUnknown')}
        {shift === 0 && t('weight.noShift')}
        {shift !== null && shift > 0 && t('weight.shift', { shift: score(shift) })}
      </p>
      {hidden > 0 && <p className="text-muted">{t('weight.hidden', { hidden })}</p>}
      <p className="text-muted">
        {t('weight.when', { date: formats.date(measuredAt, { dateStyle: 'medium' }), browser })}
      </p>
      {findExceeded(figures).map((limit) => (
        <p key={limit} className="flex items-start gap-1.5 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {t('weight.exceeded', { limit, recommended: limits[limit] })}
        </p>
      ))}
    </>
  );
}
