declare module '*.ftl' {
  import type { FluentResource } from '@fluent/bundle'
  const messages: FluentResource
  export default messages
}
