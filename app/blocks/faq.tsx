import { Plus } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useBlockTextLanguage, useTextLanguage } from '#app/ui/text-language.ts';
import type { coreBlocks } from './blocks.server.ts';

/** Questions whose answers open in place, without scripts. */
export function Faq({ data }: { data: BlockData<(typeof coreBlocks)['faq']> }) {
  const textLanguage = useTextLanguage();
  const blockLanguage = useBlockTextLanguage();
  const t = useMessages('blocks');
  return (
    <section className="shell mt-4">
      <div className="panel">
        <h2 {...blockLanguage('title')} className="mb-2 text-xl">
          {data.title || t('faq.title')}
        </h2>
        {data.questions.map(({ question, answer }, index) => (
          <details key={question} className="group border-b border-line last:border-0">
            <summary className="flex list-none items-center justify-between gap-4 py-3.5 font-semibold wrap-anywhere hover:text-accent-text [&::-webkit-details-marker]:hidden">
              <span {...textLanguage(`faq[${index}].question`)}>{question}</span>
              <Plus
                aria-hidden
                className="size-5 flex-none text-accent-mark transition-transform group-open:rotate-45"
              />
            </summary>
            <p {...textLanguage(`faq[${index}].answer`)} className="max-w-read pb-4 text-soft">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
