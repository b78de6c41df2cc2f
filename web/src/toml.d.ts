// What vite/toml.js makes of a game's data file; the importer names its shape.
declare module '*.toml' {
  const tables: unknown
  export default tables
}
