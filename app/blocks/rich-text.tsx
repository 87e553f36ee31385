import { Inserted } from '#app/ui/insertions.tsx';

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
  if (!parts) return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Inserted as="div" className="prose">
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts keep their order
        <div key={index} dangerouslySetInnerHTML={{ __html: part }} />
      ))}
    </Inserted>
  );
}
