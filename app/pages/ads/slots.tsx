import { useMessages } from '#app/messages/use-messages.ts';
import { Children, Fragment, type CSSProperties, type ReactNode } from 'react';
import type { Container, ContainerAttributes } from '#app/ui/insertions.tsx';
import { AdContentBox } from './ad-content-box.tsx';
import type { AdContent } from '#app/domain/ad-entry.ts';
import { defaultAdSize, type AdBoxStyle, type AdSlotsData, type AdSize } from './ad-slots-data.ts';
import { planInsertions } from '#app/ads/positions.ts';

/** The m variant is shown below 768 px, the p variant from 768 px. */
export type AdVariant = 'm' | 'p';

const variants: readonly AdVariant[] = ['m', 'p'];

export interface AdSlotsProps extends AdSlotsData {
  /** The container's element children, among which the ads are inserted. */
  children: ReactNode;
  /** Renders the element around the children. If it is not set, an element is only added if `idName` requires one. */
  container?: Container;
  size?: Readonly<Record<AdVariant, AdSize>>;
  /** Tag of the wrapper element. */
  as?: 'div' | 'li';
  /** The label above each ad. Empty if the surroundings of the ads already have a label. */
  label?: string;
}

/**
 * Inserts ads among children (spec ADS-17). The HTML contains the boxes
 * of both variants. The style sheet shows one of them, and only the ads of the visible variant run.
 */
export function AdSlots(props: AdSlotsProps) {
  const { idName, container = plainContainer } = props;
  if (idName === undefined) return container(insert(props, variants), {});
  return variants.map((variant) => {
    const inserted = insert(props, [variant]);
    if (typeof idName === 'string')
      return container(inserted, { id: `${idName}_${variant}`, 'data-ad-variant': variant });
    return (
      <div key={variant} id={`${idName.id}_${variant}`} data-ad-variant={variant}>
        {container(inserted, { id: idName.to })}
      </div>
    );
  });
}

function plainContainer(children: ReactNode, attributes: ContainerAttributes): ReactNode {
  if (attributes.id === undefined) return children;
  return (
    <div key={attributes['data-ad-variant']} {...attributes}>
      {children}
    </div>
  );
}

function insert(props: AdSlotsProps, shown: readonly AdVariant[]): ReactNode {
  const children = Children.toArray(props.children);
  const { positions, adNumbers, fallbackNumber: fallback, contents } = props;
  const slots = { positions, adNumbers, fallback };
  const insertions = planInsertions(slots, children.length);
  return children.map((child, index) => {
    const here = insertions.filter(({ after }) => after === index + 1);
    if (here.length === 0) return child;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- children keep their order
      <Fragment key={index}>
        {child}
        {here.map(({ position, adNumber }) => {
          const content = contents[adNumber];
          if (!content?.text.trim()) return null;
          return shown.map((variant) => (
            <AdWrap
              key={`${position}${variant}`}
              {...{ props, variant, content, adNumber, position }}
              isVariantMarked={shown.length > 1}
            />
          ));
        })}
      </Fragment>
    );
  });
}

function AdWrap({
  props,
  variant,
  content,
  adNumber,
  position,
  isVariantMarked,
}: {
  props: AdSlotsProps;
  variant: AdVariant;
  content: AdContent;
  adNumber: number;
  position: number;
  isVariantMarked: boolean;
}) {
  const t = useMessages('pages');
  const { pageKind, pageInputId, className = '', as: Element = 'div', label = t('ad.label') } = props;
  const classes = [
    'ad-wrap',
    `ad-page-${pageKind}`,
    `ad-info-${pageInputId ?? 0}`,
    `ad-index-${adNumber}`,
    `ad-pos-${position}`,
    className,
  ];
  return (
    <Element
      className={classes.filter(Boolean).join(' ')}
      data-module={props.verticalId}
      data-ad-variant={isVariantMarked ? variant : undefined}
    >
      {label && <p className="ad-label">{label}</p>}
      <div className="ad-box" style={styleOf(props.box, props.size?.[variant] ?? defaultAdSize)}>
        <AdContentBox content={content} variant={variant} isExecuted={!props.notExecute} />
      </div>
    </Element>
  );
}

/** Returns the style of a box. The box has its size before it has content, so that nothing shifts. */
function styleOf({ adaptiveWidth, ...style }: AdBoxStyle, { width, height }: AdSize): CSSProperties {
  return { ...style, width: adaptiveWidth || width, minHeight: height };
}
