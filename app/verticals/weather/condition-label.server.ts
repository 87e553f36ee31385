import type { MessageScopes } from '#app/messages/scopes.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { parseSymbol } from './symbols.ts';

type ConditionKey = Extract<keyof MessageScopes['weather'], `condition.${string}`>;

/** The message for each symbol. The keys are symbols without a suffix for the light, such as `_day`. */
const keys: ReadonlyMap<string, ConditionKey> = new Map([
  ['clearsky', 'condition.clearSky'],
  ['fair', 'condition.mostlyClear'],
  ['partlycloudy', 'condition.sunAndClouds'],
  ['cloudy', 'condition.cloudy'],
  ['fog', 'condition.fog'],
  ['lightrain', 'condition.lightRain'],
  ['lightrainandthunder', 'condition.lightRainAndThunder'],
  ['lightrainshowers', 'condition.lightRainShowers'],
  ['lightrainshowersandthunder', 'condition.lightRainShowersAndThunder'],
  ['rain', 'condition.rain'],
  ['rainandthunder', 'condition.rainAndThunder'],
  ['rainshowers', 'condition.rainShowers'],
  ['rainshowersandthunder', 'condition.rainShowersAndThunder'],
  ['heavyrain', 'condition.heavyRain'],
  ['heavyrainandthunder', 'condition.heavyRainAndThunder'],
  ['heavyrainshowers', 'condition.heavyRainShowers'],
  ['heavyrainshowersandthunder', 'condition.heavyRainShowersAndThunder'],
  ['lightsleet', 'condition.lightSleet'],
  ['lightsleetandthunder', 'condition.lightSleetAndThunder'],
  ['lightsleetshowers', 'condition.lightSleetShowers'],
  ['lightsleetshowersandthunder', 'condition.lightSleetShowersAndThunder'],
  ['lightssleetshowersandthunder', 'condition.lightSleetShowersAndThunder'],
  ['sleet', 'condition.sleet'],
  ['sleetandthunder', 'condition.sleetAndThunder'],
  ['sleetshowers', 'condition.sleetShowers'],
  ['sleetshowersandthunder', 'condition.sleetShowersAndThunder'],
  ['heavysleet', 'condition.heavySleet'],
  ['heavysleetandthunder', 'condition.heavySleetAndThunder'],
  ['heavysleetshowers', 'condition.heavySleetShowers'],
  ['heavysleetshowersandthunder', 'condition.heavySleetShowersAndThunder'],
  ['lightsnow', 'condition.lightSnow'],
  ['lightsnowandthunder', 'condition.lightSnowAndThunder'],
  ['lightsnowshowers', 'condition.lightSnowShowers'],
  ['lightsnowshowersandthunder', 'condition.lightSnowShowersAndThunder'],
  ['lightssnowshowersandthunder', 'condition.lightSnowShowersAndThunder'],
  ['snow', 'condition.snow'],
  ['snowandthunder', 'condition.snowAndThunder'],
  ['snowshowers', 'condition.snowShowers'],
  ['snowshowersandthunder', 'condition.snowShowersAndThunder'],
  ['heavysnow', 'condition.heavySnow'],
  ['heavysnowandthunder', 'condition.heavySnowAndThunder'],
  ['heavysnowshowers', 'condition.heavySnowShowers'],
  ['heavysnowshowersandthunder', 'condition.heavySnowShowersAndThunder'],
  ['wmo0', 'condition.clearSky'],
  ['wmo1', 'condition.mostlyClear'],
  ['wmo2', 'condition.sunAndClouds'],
  ['wmo3', 'condition.overcast'],
  ['wmo45', 'condition.fog'],
  ['wmo48', 'condition.freezingFog'],
  ['wmo51', 'condition.lightDrizzle'],
  ['wmo53', 'condition.drizzle'],
  ['wmo55', 'condition.heavyDrizzle'],
  ['wmo56', 'condition.lightFreezingDrizzle'],
  ['wmo57', 'condition.freezingDrizzle'],
  ['wmo61', 'condition.lightRain'],
  ['wmo63', 'condition.rain'],
  ['wmo65', 'condition.heavyRain'],
  ['wmo66', 'condition.lightFreezingRain'],
  ['wmo67', 'condition.heavyFreezingRain'],
  ['wmo71', 'condition.lightSnow'],
  ['wmo73', 'condition.snow'],
  ['wmo75', 'condition.heavySnow'],
  ['wmo77', 'condition.snowGrains'],
  ['wmo80', 'condition.lightRainShowers'],
  ['wmo81', 'condition.rainShowers'],
  ['wmo82', 'condition.veryHeavyRainShowers'],
  ['wmo85', 'condition.lightSnowShowers'],
  ['wmo86', 'condition.heavySnowShowers'],
  ['wmo95', 'condition.thunderstorm'],
  ['wmo96', 'condition.thunderstormLightHail'],
  ['wmo99', 'condition.thunderstormHeavyHail'],
]);

/**
 * Returns the description of a symbol, or "" if the symbol is unknown. At night, the description of partial clouds does
 * not mention the sun.
 */
export function conditionLabel(symbol: string, { messages }: Pick<Localisation, 'messages'>): string {
  const [base = ''] = symbol.split('_');
  const key = keys.get(base);
  const light = parseSymbol(symbol)?.light;
  if (key === undefined || light === undefined) return '';
  return messages('weather')(
    light === 'night' && key === 'condition.sunAndClouds' ? 'condition.partlyCloudy' : key,
  );
}
