import { Inserted } from '#app/ui/insertions.tsx';
import { SanitisedHtml } from '#app/ui/sanitised-html.tsx';
import { useBlockTextLanguage, useTextLanguage } from '#app/ui/text-language.ts';

interface Data {
  title: string;
  html: string;
  /** Path of the item's text in the bundle. Not set if the text is a setting of the block. */
  text?: string;
  parts?: readonly string[];
}

/** A panel of HTML that was sanitised on the server. */
export function RichText({ data }: { data: Data }) {
  const blockLanguage = useBlockTextLanguage();
  return (
    <section className="shell mt-8 md:mt-10">
      <div className="panel">
        {data.title && (
          <h2 {...blockLanguage('title')} className="mb-3 text-xl">
            {data.title}
          </h2>
        )}
        {data.html && <Prose {...data} />}
      </div>
    </section>
  );
}

function Prose({ html, text, parts }: Data) {
  const textLanguage = useTextLanguage();
  const blockLanguage = useBlockTextLanguage();
  const language = text === undefined ? blockLanguage('text') : textLanguage(text);
  if (!parts) return <SanitisedHtml {...language} html={html} className="prose" />;
  return (
    <Inserted as="div" className="prose">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts keep their order
        <SanitisedHtml key={index} {...language} html={part} />
      ))}
    </Inserted>
  );
}
