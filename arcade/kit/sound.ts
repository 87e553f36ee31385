import type { Storage } from './storage.ts';

export interface Tone {
  freq: number;
  type?: OscillatorType;
  /** Seconds. 0.15 by default. */
  duration?: number;
  /** The frequency to which the tone glides until its end. */
  slide?: number;
  /** Loudness from 0 to 1. 0.2 by default. */
  gain?: number;
  /** Start of the tone in seconds from now. 0 by default. */
  at?: number;
}

export interface Noise {
  duration?: number;
  gain?: number;
  /** Low-pass cut-off in Hz; 1200 by default. */
  filter?: number;
  at?: number;
}

export interface Sound {
  readonly muted: boolean;
  toggle(): void;
  /** Calls `listener` immediately and after every change. */
  onChange(listener: (muted: boolean) => void): void;
  tone(tone: Tone): void;
  noise(noise: Noise): void;
  /** Plays tones one after another, `gap` seconds apart (0.09 by default). */
  sequence(tones: readonly Tone[], gap?: number): void;
}

/** Returns the frequency of a note, given in semitones from A4 (0 is 440 Hz). */
export const note = (semitones: number): number => 440 * 2 ** (semitones / 12);

/**
 * Creates the synthesiser. Sound is off until the player switches it on, and cannot start before the player's first
 * gesture.
 */
export function createSound(storage: Storage): Sound {
  let muted = !storage.get('sound', false);
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  const listeners: ((muted: boolean) => void)[] = [];

  const open = (): void => {
    if (muted || typeof AudioContext !== 'function') return;
    try {
      if (!context) {
        context = new AudioContext();
        master = context.createGain();
        const limiter = context.createDynamicsCompressor();
        master.gain.value = 0.8;
        master.connect(limiter).connect(context.destination);
      }
      // On iOS, a phone call or a switch to another app puts the context into a third state, "interrupted". It must be
      // resumed, too.
      if (context.state !== 'running') context.resume().catch(() => undefined);
    } catch {
      context = undefined;
    }
  };
  addEventListener('pointerdown', open, { capture: true });
  addEventListener('keydown', open, { capture: true });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) context?.suspend().catch(() => undefined);
    else open();
  });

  const envelope = (gain: number, start: number, duration: number): GainNode | undefined => {
    if (muted || !context || !master || context.state !== 'running') return undefined;
    const node = context.createGain();
    node.gain.setValueAtTime(0.0001, start);
    node.gain.exponentialRampToValueAtTime(Math.max(0.0002, gain), start + Math.min(0.012, duration / 4));
    node.gain.exponentialRampToValueAtTime(0.0001, start + duration);
    node.connect(master);
    return node;
  };

  const sound: Sound = {
    get muted() {
      return muted;
    },
    toggle() {
      muted = !muted;
      storage.set('sound', !muted);
      open();
      for (const listener of listeners) listener(muted);
    },
    onChange(listener) {
      listeners.push(listener);
      listener(muted);
    },
    tone({ freq, type = 'sine', duration = 0.15, slide, gain = 0.2, at = 0 }) {
      const start = (context?.currentTime ?? 0) + at;
      const node = envelope(gain, start, duration);
      if (!node || !context) return;
      const oscillator = context.createOscillator();
      oscillator.type = type;
      oscillator.frequency.setValueAtTime(freq, start);
      if (slide) oscillator.frequency.exponentialRampToValueAtTime(slide, start + duration);
      oscillator.connect(node);
      oscillator.start(start);
      oscillator.stop(start + duration + 0.02);
    },
    noise({ duration = 0.2, gain = 0.15, filter = 1200, at = 0 }) {
      const start = (context?.currentTime ?? 0) + at;
      const node = envelope(gain, start, duration);
      if (!node || !context) return;
      const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * duration), context.sampleRate);
      const data = buffer.getChannelData(0);
      for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
      const source = context.createBufferSource();
      source.buffer = buffer;
      const low = context.createBiquadFilter();
      low.type = 'lowpass';
      low.frequency.value = filter;
      source.connect(low).connect(node);
      source.start(start);
    },
    sequence(tones, gap = 0.09) {
      tones.forEach((tone, index) => sound.tone({ ...tone, at: (tone.at ?? 0) + index * gap }));
    },
  };
  return sound;
}
