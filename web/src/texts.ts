export const texts = { house: 'Spyhouse', close: 'Close' }
