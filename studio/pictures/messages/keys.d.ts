// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    pictures: {
      'crop.area': null;
      'crop.cancel': null;
      'crop.east': null;
      'crop.free': null;
      'crop.handle': null;
      'crop.north': null;
      'crop.northeast': null;
      'crop.northwest': null;
      'crop.save': null;
      'crop.shape': null;
      'crop.square': null;
      'crop.south': null;
      'crop.southeast': null;
      'crop.southwest': null;
      'crop.title': null;
      'crop.west': null;
      'crop.wide': null;
      'fault.address': null;
      'fault.bytes': null;
      'fault.damaged': null;
      'fault.disk': null;
      'fault.format': null;
      'fault.forbidden': null;
      'fault.gone': null;
      'fault.network': null;
      'fault.noPicture': null;
      'fault.pixels': null;
      'fault.session': null;
      'picture.address': null;
      'picture.addressField': null;
      'picture.addressHelp': null;
      'picture.choose': null;
      'picture.crop': null;
      'picture.drop': null;
      'picture.fetch': null;
      'picture.missing': { path: string };
      'picture.none': null;
      'picture.preparing': null;
      'picture.remote': { host: string };
      'picture.remove': null;
      'picture.size': { width: number; height: number };
      'picture.tile': null;
      'picture.uploading': { name: string };
      'picture.wide': null;
      'pictures.add': null;
      'pictures.drop': null;
      'pictures.earlier': { number: number };
      'pictures.remove': { number: number };
    };
  }
}
