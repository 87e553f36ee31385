import { z } from 'zod';
import {
  buttonLabel,
  color,
  consentSource,
  count,
  flag,
  headingText,
  optionalHttps,
  plainText,
  scriptAttributes,
  tcfPurposes,
} from './values.server.ts';

/** The settings of the cookie banner and of a consent platform. */
export const consentSettings = {
  cookie: z
    .object({
      display: flag.default(true).meta({
        title: 'Show the cookie banner',
        description: 'If it is off, everything that needs consent stays off.',
      }),
      heading: headingText.default('Cookies on this site').meta({
        title: 'Heading of the banner',
        text: 'other',
      }),
      text: plainText
        .default(
          'With your consent we use cookies for advertising and to count visits. The games work either way.',
        )
        .meta({ title: 'Text of the banner', text: 'other' }),
      acceptLabel: buttonLabel.default('Accept').meta({
        title: 'Label of the button that agrees',
        text: 'other',
      }),
      rejectLabel: buttonLabel.default('Reject').meta({
        title: 'Label of the button that declines',
        text: 'other',
      }),
      autoClose: flag.default(false).meta({
        title: 'Close the banner without a decision',
      }),
      showTime: count(1, 3600).default(10).meta({
        title: 'Seconds until the banner closes',
        description: 'Used if `cookie.autoClose` is on.',
      }),
      background: color.default('#FFFFFF').meta({
        title: 'Background of the banner',
      }),
      textColor: color.default('#202237').meta({
        title: 'Text colour of the banner',
        description: 'If the default would be unreadable, white or black is used instead.',
      }),
      buttonColor: color.default('#FFCB08').meta({
        title: 'Background of the buttons',
      }),
      buttonTextColor: color.default('#202237').meta({
        title: 'Text colour of the buttons',
        description: 'If the default would be unreadable, white or black is used instead.',
      }),
    })
    .prefault({})
    .meta({ group: 'Cookie banner' }),
  consent: z
    .object({
      source: consentSource.default('banner').meta({
        title: 'Who asks for consent',
        description:
          'With `banner`, the portal asks with its own cookie banner. With `tcf`, a consent platform asks, which must implement the IAB TCF 2.2 ([ads-and-consent.md](ads-and-consent.md#a-consent-platform)).',
      }),
      script: optionalHttps.default('').meta({
        title: 'Address of the platform’s script',
        description: 'Loaded before consent. Leave it empty if the script is loaded in another way.',
      }),
      attributes: scriptAttributes.default({}).meta({
        title: 'Attributes of the platform’s script element',
        description: 'They have the same form as the attributes of an ad entry’s script.',
      }),
      purposes: tcfPurposes.default([1, 2, 3, 4, 7]).meta({
        title: 'TCF purposes',
        description: 'A visitor must agree to them before anything runs that needs consent.',
      }),
    })
    .prefault({})
    .meta({ group: 'Consent platform' }),
};
