import { CopyButton } from "#app/components/base/copy-button.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { useHasServer, useOrigin } from "#app/page-rendering.ts";
import { embedSize } from "#collections/embeds.ts";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getPage } from "#collections/pages/pages.ts";
import { frameSnippet } from "./embed-answer.ts";
import styles from "./embed-panel.module.css";
import { describeFrame, type Frame } from "./frame.ts";

interface EmbedPanelProps {
  frame: Frame;
  /** Path of the box, without ending. */
  path: string;
  page: string;
}

/** Ways to put a box on another site, shown as its picture: a frame would need a weaker security policy. */
export function EmbedPanel({ frame, path, page }: EmbedPanelProps) {
  const origin = useOrigin();
  const { panel } = getPage("press").embed;
  // A host of files cannot open one folder to other sites.
  if (!useHasServer()) return null;
  const { width, height } = embedSize;
  const words = describeFrame(frame);
  const address = origin + page;
  const texts = {
    picture:
      `<a href="${address}"><img src="${origin}${path}.svg" width="${width}" height="${height}"` +
      ` loading="lazy" style="max-width:100%;height:auto" alt="${escapeMarkup(words)}"></a>`,
    frame: frameSnippet(frame, origin + path),
    sentence: `${words} ${fillPlaceholders(panel.source, { address })}`,
    address,
  };
  const ways = ["picture", "frame", "sentence", "address"] as const;
  return (
    <Section tone="gold" top="less" bottom="less" labelledBy="embed" className="no-print">
      <link
        rel="alternate"
        type="application/json+oembed"
        title={frame.heading}
        href={`${origin}${path}.json`}
      />
      <div className={styles.panel}>
        <div>
          <h2 id="embed">{panel.heading}</h2>
          <p className="lead">{panel.lead}</p>
          <figure>
            <img src={`${path}.svg`} width={width} height={height} loading="lazy" alt={words} />
            <figcaption>{panel.size}</figcaption>
          </figure>
        </div>
        <div>
          {ways.map((way) => (
            <details
              key={way}
              name="embed"
              open={way === "picture"}
              className={`${styles.way} arrow unfolds`}
            >
              <summary>
                <span>
                  <b>{panel.ways[way].name}</b> {panel.ways[way].use}
                </span>
              </summary>
              <pre id={`embed-${way}`}>{texts[way]}</pre>
              <CopyButton of={`embed-${way}`} what={panel.ways[way].name} isShort />
              {way === "address" && (
                <p>{fillPlaceholders(panel.oEmbed, { address: `${origin}${path}.json` })}</p>
              )}
            </details>
          ))}
          <p className={styles.free}>{panel.free}</p>
        </div>
      </div>
    </Section>
  );
}
