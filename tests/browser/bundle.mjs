// Starts the offline bundle in Node and plays: node bundle.mjs BUNDLE ROOT
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const [bundle, root] = process.argv.slice(2)
const began = performance.now()
const { loadPyodide } = await import(join(bundle, 'pyodide.mjs'))
const python = await loadPyodide({ indexURL: bundle })
for (const name of ['packages.zip', 'spyhouse.zip']) {
  python.unpackArchive(new Uint8Array(readFileSync(join(bundle, name))).buffer, 'zip', { extractDir: '/house' })
}
for (const [at, folder] of [['/src', 'src'], ['/root', '.']]) {
  python.FS.mkdirTree(at)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: join(root, folder) }, at)
}
const found = await python.runPythonAsync(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/house"]
import spyhouse.browser.worker
loaded = sorted({name.split(".")[0] for name in sys.modules})
spyhouse.__path__.append("/src/spyhouse")  # the laboratory is not in the bundle
sys.path.append("/root")
import json
from tests.browser.evenings import everything
json.dumps({"loaded": loaded, "started": ${performance.now() - began}, **everything()})
`)
console.log(found)
process.exit(0)
