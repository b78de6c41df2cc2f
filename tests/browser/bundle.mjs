// Starts the offline bundle in Node and plays: node bundle.mjs BUNDLE ROOT [MOVES]
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const [bundle, root, moves = 'MOST_BOT_MOVES'] = process.argv.slice(2)
const began = performance.now()
const { loadPyodide } = await import(resolve(bundle, 'pyodide.mjs'))
const python = await loadPyodide({ indexURL: resolve(bundle) })
for (const name of ['packages.zip', 'spyhouse.zip']) {
  python.unpackArchive(new Uint8Array(readFileSync(join(bundle, name))).buffer, 'zip', { extractDir: '/house' })
}
for (const [at, folder] of [['/src', 'src'], ['/root', '.']]) {
  python.FS.mkdirTree(at)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root, folder) }, at)
}
const found = await python.runPythonAsync(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/house"]
import json
import spyhouse.browser.worker
from spyhouse.browser.local_server import LocalServer
sys.path.append("/root")
from tests.browser.disk import MemoryDisk
server = await LocalServer.open(MemoryDisk())
lists = {lang: await server.request("GET", f"/api/games?lang={lang}", {}, b"") for lang in ("en", "de", "pl")}
loaded = sorted(sys.modules)
await server.close()
from spyhouse.api.games import all_games
import msgspec
same_lists = {lang: answer.body == msgspec.json.encode(all_games(lang)) for lang, answer in lists.items()}
spyhouse.__path__.append("/src/spyhouse")  # the laboratory is not in the bundle
from tests.browser.evenings import MOST_BOT_MOVES, everything
import js
cpu_s = lambda: js.process.cpuUsage().user / 1_000_000  # time.process_time() goes by the clock here
json.dumps({"loaded": loaded, "same_lists": same_lists, "started": ${performance.now() - began}, **everything(${moves}, cpu_s)})
`)
console.log(found)
process.exit(0)
