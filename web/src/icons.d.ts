// What vite/icons.js makes of an icon's name.
declare module 'icon:*' {
  const icon: { body: string; width: number; height: number }
  export default icon
}
declare module 'icon-url:*' {
  const address: string
  export default address
}
declare module 'icon-sheet:*' {
  const address: string
  export default address
}
declare module 'icon-set:*' {
  const icons: Record<string, { body: string; width: number; height: number }>
  export default icons
}
