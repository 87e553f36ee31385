import { z } from 'zod';
import { defineSettings } from '#app/domain/settings/define-settings.server.ts';
import { choice, httpsBase, textSetting } from '#app/domain/settings/values.server.ts';

const contact = textSetting(
  '"", an e-mail address or an https address',
  (value) => /^(?:|[\x21-\x7e]+@[\x21-\x7e]+|https:\/\/[\x21-\x7e]+)$/.test(value) && value.length <= 200,
);

export type ForecastSettings = ReturnType<typeof forecastSettings.decode>;

/** Where the forecasts come from, and the units in which they are shown. */
export const forecastSettings = defineSettings(
  z
    .object({
      provider: choice(['met-norway', 'open-meteo'], '"met-norway" or "open-meteo"')
        .default('met-norway')
        .meta({
          title: 'Provider of the forecasts',
          description:
            '`met-norway` (Locationforecast 2.0; its terms allow a site with ads) or `open-meteo` (its public service is for non-commercial use only; a site with ads needs a subscription or its own instance).',
        }),
      address: httpsBase.default('').meta({
        title: 'Base address of the forecast service',
        description:
          'For a subscription, your own instance or a mirror. If empty, the provider’s public address is used.',
      }),
      contact: contact.default('').meta({
        title: 'Contact for the provider of the forecasts',
        description:
          'Sent in the User-Agent. Defaults to `operator.email`, otherwise the public address (`SITE_URL`, unless it is an address of this machine or of a private network). MET Norway requires a contact. Without one it is not used, and the start, `/readyz` and `./portico jobs` report this.',
      }),
      units: choice(
        ['auto', 'metric', 'imperial', 'british'],
        '"auto" (by region), "metric", "imperial" or "british"',
      )
        .default('auto')
        .meta({
          title: 'Units of the weather until a visitor chooses',
          description: '`auto` follows the visitor’s region.',
        }),
    })
    .prefault({})
    .meta({ group: 'Weather' }),
  'forecast',
);
