import { Inserted } from '#app/ui/insertions.tsx';
import { SanitisedHtml } from '#app/ui/sanitised-html.tsx';

/** A panel of HTML that was sanitised on the server. */
export function RichText({ data }: { data: { title: string; html: string; parts?: readonly string[] } }) {
  return (
    <section className="shell mt-8 md:mt-10">
      <div className="panel">
        {data.title && <h2 className="mb-3 text-xl">{data.title}</h2>}
        {data.html && <Prose {...data} />}
      </div>
    </section>
  );
}

function Prose({ html, parts }: { html: string; parts?: readonly string[] | undefined }) {
  if (!parts) return <SanitisedHtml html={html} className="prose" />;
  return (
    <Inserted as="div" className="prose">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts keep their order
        <SanitisedHtml key={index} html={part} />
      ))}
    </Inserted>
  );
}
