import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { CanvasAction, CanvasBlock, FromCanvas, ToCanvas } from '#app/pages/canvas/messages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { PreviewLinkFrame } from '../../ui/preview-link-frame.tsx';
import { scaledFrame, ScaledWindow, useWindowScale } from '../../ui/scaled-window.tsx';
import type { CanvasSource } from './canvas-source.server.ts';
import { createCanvasLoads, type CanvasLoads } from './canvas-loads.ts';
import { readCanvasMessage } from './canvas-message.ts';
import { listenToSettings } from './setting-reports.ts';
import { useOpenedPage } from './use-opened-page.ts';
import { usePointerLeave } from './use-pointer-leave.ts';
import { WidthHandle } from './width-handle.tsx';

export type CanvasKey = Extract<FromCanvas, { kind: 'key' }>;

/** The page that the frame currently shows. */
export type ShownPage = Extract<FromCanvas, { kind: 'ready' | 'changed' }>;

interface CanvasProps {
  source: CanvasSource;
  /** The id of the draft and the number of its revision, such as `7 5`. Empty if there is no draft. */
  revision: string;
  /** The address of the page to open. */
  address: string;
  title: string;
  /** Whether the page has the script that connects it to the Studio. Error pages of the server do not have it. */
  hasScript?: boolean;
  /** Width of the window that the frame stands for, in CSS pixels. */
  width: number;
  onWidth: (width: number) => void;
  /** Section and page kind of the edited layout, such as `1001 home`. */
  layout: string;
  blocks: readonly CanvasBlock[];
  selected: number | null;
  isBrowsing: boolean;
  tools: readonly { action: CanvasAction; label: string }[];
  onSelect: (position: number | null) => void;
  /** `to` is the new position of a block that was dragged. */
  onAct: (action: CanvasAction, position: number, to?: number) => void;
  onKey: (key: CanvasKey) => void;
  onPaste?: (text: string) => void;
  onPage: (page: ShownPage) => void;
}

/** The real page of the portal, rendered from the draft. It is made smaller if it does not fit. */
export function Canvas({
  source,
  revision,
  address,
  title,
  hasScript = true,
  width,
  onWidth,
  layout,
  blocks,
  selected,
  isBrowsing,
  tools,
  onSelect,
  onAct,
  onKey,
  onPaste,
  onPage,
}: CanvasProps) {
  const t = useMessages('layouts');
  const { portal, key, channel } = source;
  const frame = useRef<HTMLIFrameElement>(null);
  /** The bar above a page that is not ready. */
  const bar = useRef<HTMLDivElement>(null);
  /** Leads to the document in the frame. `null` until it can be edited. */
  const port = useRef<MessagePort | null>(null);
  /** Channels of the drafts that this frame has shown. */
  const channels = useRef(new Set<string>());
  const clicked = useRef<number | null>(null);
  const loads = useRef<CanvasLoads>(null);
  const { opened, isBlank, isReady, hasFailed, noteLoaded, noteReady, retry } = useOpenedPage(address, key);
  const windowScale = useWindowScale(width);
  const { scale } = windowScale;
  /** The key for which the frame has a cookie. */
  const entered = useRef(key);
  useEffect(() => {
    port.current = null;
    entered.current = opened.key;
  }, [opened]);

  const send = useCallback((message: ToCanvas) => port.current?.postMessage(message), []);
  const noteEntered = usePointerLeave(useCallback(() => send({ kind: 'leave' }), [send]));
  const ask = useEffectEvent((after: number | null) => {
    if (port.current === null) return false;
    send({ kind: 'refresh', key, isNew: entered.current !== key, after });
    entered.current = key;
    return true;
  });
  const begin = useEffectEvent(() => createCanvasLoads(revision, (after) => ask(after)));
  useEffect(() => {
    const begun = begin();
    loads.current = begun;
    const stopListening = listenToSettings({ onSent: begun.expect, onAnswer: begun.show });
    return () => {
      stopListening();
      begun.stop();
    };
  }, []);
  useEffect(() => loads.current?.follow(revision), [revision]);

  const show = useCallback(() => {
    const isRevealed = selected !== clicked.current;
    clicked.current = selected;
    send({ kind: 'show', layout, blocks, selected, isRevealed, isBrowsing, scale, tools });
  }, [blocks, isBrowsing, layout, scale, selected, send, tools]);
  useEffect(() => show(), [show]);

  useEffect(() => {
    channels.current.add(channel);
    const listener = (event: MessageEvent<unknown>) => {
      if (event.origin !== portal || event.source !== frame.current?.contentWindow) return;
      const message = readCanvasMessage(event.data, channels.current);
      if (!message) return;
      if (message.kind === 'select') {
        clicked.current = message.position;
        onSelect(message.position);
      } else if (message.kind === 'act') onAct(message.action, message.position, message.to);
      else if (message.kind === 'key') onKey(message);
      else if (message.kind === 'paste') onPaste?.(message.text);
      else if (message.kind === 'entered') noteEntered();
      else if (message.kind === 'loading') loads.current?.noteLoading();
      else if (message.kind === 'loaded') loads.current?.noteLoaded(message.revision);
      else {
        onPage(message);
        if (message.kind === 'ready') {
          // The bar disappears together with its focused button, so the focus moves to the frame.
          if (bar.current?.contains(document.activeElement)) frame.current?.focus();
          noteReady();
          port.current = event.ports[0] ?? null;
          loads.current?.noteOpened();
          loads.current?.follow(revision);
          show();
        }
      }
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, [channel, noteEntered, noteReady, onAct, onKey, onPage, onPaste, onSelect, portal, revision, show]);

  return (
    <ScaledWindow
      windowScale={windowScale}
      isBusy={!isReady}
      isBlank={isBlank}
      edge={<WidthHandle width={width} scale={scale} onChange={onWidth} />}
    >
      {(frameStyle) => (
        <>
          <PreviewLinkFrame
            key={opened.attempt}
            ref={frame}
            title={title}
            onLoaded={hasScript ? noteLoaded : noteReady}
            src={`${portal}/preview/${opened.key}?${new URLSearchParams({ to: opened.address }).toString()}`}
            // The portal has another origin, so it cannot remove its own sandbox, and the sandbox does not let it leave
            // its frame.
            sandbox="allow-scripts allow-same-origin allow-forms"
            className={scaledFrame}
            style={frameStyle}
          />
          {!isReady && (
            <div
              ref={bar}
              className="absolute inset-x-0 top-0 z-1 flex items-center justify-center gap-3 bg-canvas/80 p-3 text-secondary text-muted"
            >
              <output>{hasFailed ? t('canvas.failed') : t('canvas.loading')}</output>
              {(hasFailed || opened.attempt > 0) && (
                <Button isBusy={!hasFailed} onPress={retry}>
                  {t('canvas.retry')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </ScaledWindow>
  );
}
