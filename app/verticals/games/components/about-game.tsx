import { ExternalLink, Gamepad2, Hand, Keyboard, Mouse } from 'lucide-react';
import { printedKey } from '@portico/shared/keyboard';
import { shortList } from '#app/messages/formats.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { JoinedList } from '#app/ui/joined-list.tsx';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { Name } from '#app/ui/in-language.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { gameBlocks } from '../blocks.server.ts';
import type { Control, Device } from '../vertical.ts';
import { useKeyboardLayout, type ShownLayout } from '../use-keyboard-layout.ts';
import { KeyCap } from './key-cap.tsx';

const deviceNames = {
  keyboard: 'device.keyboard',
  mouse: 'device.mouse',
  touch: 'device.touch',
  gamepad: 'device.gamepad',
} as const satisfies Record<Device, string>;
const screens = { any: 'screen.any', landscape: 'screen.landscape', portrait: 'screen.portrait' } as const;
const deviceIcons = { keyboard: Keyboard, mouse: Mouse, touch: Hand, gamepad: Gamepad2 };

/** Description of a game, its controls as drawn keys and gestures, and its facts. */
export function AboutGame({ data }: { data: BlockData<(typeof gameBlocks)['aboutGame']> }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('games');
  const languageNote = useLanguageNote('intro');
  const layout = useKeyboardLayout(data.hasKeyPlaces);
  return (
    <div className="shell mt-4 grid gap-4">
      <section className="grid grid-cols-1 gap-x-10 gap-y-5 panel @4xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
            <h2 className="text-xl">{t('about.title')}</h2>
            {languageNote && <p className="text-sm font-semibold text-faint">{languageNote}</p>}
          </div>
          <div {...textLanguage('intro')} className="prose">
            {data.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Facts data={data} />
      </section>
      {data.controls.length > 0 && (
        <section className="panel">
          <h2 className="mb-4 text-xl">{t('about.controls')}</h2>
          <div className="grid grid-cols-1 gap-x-10 gap-y-6 @4xl:grid-cols-2 @4xl:[&>:only-child]:col-span-2">
            {groupByDevice(numbered(data.controls)).map(([device, controls]) => (
              <ControlGroup key={device} device={device} controls={controls} layout={layout} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function ControlGroup({
  device,
  controls,
  layout,
}: {
  device: Device;
  controls: readonly NumberedControl[];
  layout: ShownLayout;
}) {
  const t = useMessages('games');
  const textLanguage = useTextLanguage();
  const Icon = deviceIcons[device];
  // On touch screens, the touch controls come first.
  const order = device === 'touch' ? 'pointer-coarse:order-first' : '';
  return (
    <div className={order}>
      <h3 className="mb-2 flex items-center gap-2 text-sm text-faint">
        <Icon aria-hidden className="size-4" />
        {t(deviceNames[device])}
      </h3>
      <ul className="grid gap-x-4 gap-y-2.5 @3xs:grid-cols-[fit-content(50%)_1fr]">
        {controls.map((control) => (
          <li
            key={control.action}
            className="grid items-center gap-y-1 @3xs:col-span-2 @3xs:grid-cols-subgrid"
          >
            {/* Keys such as ← and → keep the order of the keyboard, even on a page written from right to left. */}
            <span
              dir={device === 'keyboard' ? 'ltr' : undefined}
              className="flex flex-wrap items-center gap-1.5 justify-self-start"
            >
              {control.inputs.map((input, index) =>
                device === 'keyboard' ? (
                  <KeyCap key={input} input={printedKey(input, layout ?? undefined)} />
                ) : (
                  <span
                    key={input}
                    {...textLanguage(`${control.path}.inputs[${index}]`)}
                    className="rounded-full bg-over/10 px-3 py-1 text-sm font-semibold"
                  >
                    {input}
                  </span>
                ),
              )}
            </span>
            <span {...textLanguage(`${control.path}.action`)} className="min-w-0 text-soft">
              {control.action}
            </span>
          </li>
        ))}
      </ul>
      {device === 'keyboard' && layout === null && (
        <p className="mt-3 text-sm text-faint pointer-coarse:hidden">{t('about.keyPlaces')}</p>
      )}
    </div>
  );
}

/** A control with its path in the bundle. */
type NumberedControl = Control & { path: string };

function numbered(controls: readonly Control[]): NumberedControl[] {
  return controls.map((control, index) => ({ ...control, path: `ext.controls[${index}]` }));
}

function groupByDevice(controls: readonly NumberedControl[]): [Device, NumberedControl[]][] {
  return [...Map.groupBy(controls, (control) => control.device)];
}

function Facts({ data }: { data: BlockData<(typeof gameBlocks)['aboutGame']> }) {
  const t = useMessages('games');
  const formats = useFormats();
  return (
    <dl className="grid content-start gap-x-6 gap-y-3 border-line text-sm @max-4xl:border-t @max-4xl:pt-4 @xl:@max-4xl:grid-cols-2 @4xl:border-s @4xl:ps-8">
      <Fact name={t('facts.madeBy')}>{data.developer}</Fact>
      <Fact name={t('facts.licence')}>
        {data.licence}
        {data.source && (
          <a
            href={data.source}
            rel="noopener noreferrer"
            target="_blank"
            className="ms-2 inline-flex min-h-6 items-center gap-1 text-accent-text hover:underline"
          >
            {t('facts.source')}
            <ExternalLink aria-hidden className="size-3.5" />
            <span className="sr-only">{t('facts.newTab')}</span>
          </a>
        )}
      </Fact>
      <Fact name={t('facts.playedWith')}>
        {formats.list(
          data.devices.map((device) => t(deviceNames[device])),
          shortList,
        )}
      </Fact>
      <Fact name={t('facts.screen')}>{t(screens[data.orientation])}</Fact>
      <Fact name={t('facts.opened')}>{data.opens > 0 ? formats.number(data.opens) : ''}</Fact>
      <Fact name={t('facts.foundIn')}>
        <JoinedList shape={shortList}>
          {[...data.categories, ...data.tags].map((link) => (
            <PageLink
              key={link.href}
              href={link.href}
              className="inline-block py-0.5 text-accent-text hover:underline"
            >
              <Name of={link} />
            </PageLink>
          ))}
        </JoinedList>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  if (children === '' || (Array.isArray(children) && children.every((part) => part === ''))) return null;
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
