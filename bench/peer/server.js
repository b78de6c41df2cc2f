// The ledger of bench/ledger_game.py on boardgame.io's own server, in memory: node server.js PORT
const { Server, Origins } = require('boardgame.io/server');

const ledger = {
  name: 'ledger',
  setup: () => ({
    total: 0,
    pages: Array.from({ length: 40 }, (_, page) => ({ page, text: 'lorem ipsum '.repeat(5) })),
  }),
  moves: { add: ({ G }, amount) => { G.total += amount; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

Server({ games: [ledger], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => {
  console.log('ready');
});
