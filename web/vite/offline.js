// The offline bundle: Python for the browser, the packages it needs and our own, compiled by that very Python.
//
//     node vite/offline.js WHEELS OUT
//
// The same input gives the same bytes: sorted names, fixed dates. All files lie in OUT/HASH/, with .br and .gz, and
// OUT/bundle.json names that folder. It is written last: a bundle without it is not used.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [wheels, out] = process.argv.slice(2).map((path) => resolve(path))
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SOURCE = join(ROOT, 'src')
const PYODIDE = dirname(createRequire(new URL('../offline/', import.meta.url)).resolve('pyodide/package.json'))
/** The parts of Pyodide that start it; all of them are found by these names. */
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']
/** Of our package: the command line, the laboratory and the web server stay at home. */
const NOT_OURS = /^spyhouse\/(cli\.py|lab\/|research\/|server\/|store\/sql\/)|__pycache__|\.py[cdi]$|\.so$|py\.typed$/
const LANGUAGES = ['en', 'de', 'pl', 'root']
const NOT_FROM_WHEELS = /\.dist-info\/|^babel\/messages\/|^pytz\/zoneinfo\/|\.pyi$|py\.typed$/
/** Modules of the standard library that nothing here imports, by how their paths begin. */
const NOT_FROM_LIBRARY = `_aix_support.py _android_support.py _apple_support.py _ios_support.py _pydatetime.py _pydecimal.py
  _pyio.py _pyrepl/ antigravity.py argparse.py asyncio/__main__.py asyncio/proactor_events.py asyncio/tools.py asyncio/windows_
  bdb.py cProfile.py cmd.py compileall.py concurrent/futures/process.py concurrent/interpreters/
  configparser.py ctypes/ curses/ dbm/ doctest.py ensurepip/ filecmp.py fileinput.py ftplib.py getopt.py getpass.py html/
  http/cookiejar.py http/cookies.py http/server.py idlelib/ imaplib.py lib2to3/ logging/config.py logging/handlers.py mailbox.py
  mimetypes.py modulefinder.py multiprocessing/ netrc.py optparse.py pdb.py pickletools.py plistlib.py poplib.py profile.py
  pstats.py pty.py py_compile.py pyclbr.py pydoc.py pydoc_data/ rlcompleter.py shelve.py smtplib.py socketserver.py sqlite3/ ssl.py
  symtable.py tabnanny.py tarfile.py this.py timeit.py tkinter/ trace.py turtle.py unittest/ urllib/robotparser.py venv/ wave.py
  webbrowser.py wsgiref/ xml/ xmlrpc/ zipapp.py`.split(/\s+/)
/** Text from before Unicode; archives need cp437. */
const LEGACY = /^encodings\/(big5|cp(?!437)|euc_|gb|hp_|hz|iso|johab|koi8|kz|mac_|palmos|ptcp|shift|tis)/

/** The best takes a minute and saves an eighth: for releases. */
const QUALITY = process.env.SPYHOUSE_RELEASE ? 11 : 9

const COMPILE = `
import ast, importlib.util, io, marshal, zipfile

def compiled(source, name):
    """Bytecode without docstrings, which are a seventh of the library. Assertions stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    head = bytearray(importlib.util.MAGIC_NUMBER) + (1).to_bytes(4, "little")  # unchecked hash
    return bytes(head + importlib.util.source_hash(source) + marshal.dumps(code))

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def packed(files, prefix):
    """A zip without compression, which brotli does better."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(files):
            body = bytes(files[name])
            if name.endswith(".py"):
                body, name = compiled(body, prefix + name), name + "c"
            target.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body)
    return out.getvalue()

def unpacked(archive):
    with zipfile.ZipFile(io.BytesIO(bytes(archive))) as source:
        return {name: source.read(name) for name in source.namelist() if not name.endswith("/")}

def from_archives(archives, wanted):
    return {name: body for archive in archives for name, body in unpacked(archive).items() if wanted(name)}
`

const { loadPyodide } = await import(join(PYODIDE, 'pyodide.mjs'))
const python = await loadPyodide({ indexURL: PYODIDE })
python.runPython(COMPILE)
const pack = python.globals.get('packed')
const fromArchives = python.globals.get('from_archives')
const asBytes = (proxy) => Uint8Array.from(proxy.toJs())

const files = new Map()
for (const name of RUNTIME) files.set(name, await readFile(join(PYODIDE, name)))
const lock = JSON.parse(await readFile(join(PYODIDE, 'pyodide-lock.json'), 'utf8'))
files.set('pyodide-lock.json', new TextEncoder().encode(JSON.stringify({ ...lock, packages: {} })))
const library = await bytesOf(join(PYODIDE, 'python_stdlib.zip'))
const inLibrary = (name) => !LEGACY.test(name) && !NOT_FROM_LIBRARY.some((path) => name.startsWith(path))
files.set('python_stdlib.zip', asBytes(pack(fromArchives(python.toPy([library]), inLibrary), '/lib/python314.zip/')))
const archives = (await readdir(wheels)).filter((name) => name.endsWith('.whl')).sort()
const packages = await Promise.all(archives.map((name) => bytesOf(join(wheels, name))))
files.set('packages.zip', asBytes(pack(fromArchives(python.toPy(packages), wanted), '/house/')))
const house = await ours()
house['spyhouse/browser/game_lists.json'] = await gameLists()
files.set('spyhouse.zip', asBytes(pack(python.toPy(house), '/house/')))

const hash = createHash('sha256')
for (const [name, body] of files) hash.update(name).update('\0').update(createHash('sha256').update(body).digest())
const id = hash.digest('hex').slice(0, 12)
await rm(out, { recursive: true, force: true })
await mkdir(join(out, id), { recursive: true })
await Promise.all([...files].map(([name, body]) => write(join(out, id, name), body)))
await writeFile(join(out, 'bundle.json'), JSON.stringify({ id, python: python.version, files: [...files.keys()] }))
process.exit(0) // Pyodide leaves handles open

function wanted(name) {
  const [, language] = /^babel\/locale-data\/(.+)\.dat$/.exec(name) ?? []
  return !NOT_FROM_WHEELS.test(name) && (!language || LANGUAGES.includes(language))
}

async function ours() {
  const found = {}
  for (const entry of await readdir(join(SOURCE, 'spyhouse'), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(SOURCE, path).replaceAll('\\', '/')
    if (entry.isFile() && !NOT_OURS.test(name)) found[name] = await bytesOf(path)
  }
  const version = /^version = "(.+)"$/m.exec(await readFile(join(ROOT, 'pyproject.toml'), 'utf8'))[1]
  found[`spyhouse-${version}.dist-info/METADATA`] = new TextEncoder().encode(`Metadata-Version: 2.1\nName: spyhouse\nVersion: ${version}\n`)
  return found
}

/** What `spyhouse.browser.game_lists` makes of the files that are packed here. */
async function gameLists() {
  for (const archive of [files.get('packages.zip'), asBytes(pack(python.toPy(house), '/house/'))]) {
    python.unpackArchive(archive.buffer, 'zip', { extractDir: '/house' })
  }
  const code = 'import sys; sys.path.insert(0, "/house"); from spyhouse.browser.game_lists import build_game_lists; build_game_lists()'
  return new TextEncoder().encode(python.runPython(code))
}

/** Not as a Buffer, which Pyodide does not convert. */
async function bytesOf(path) {
  return new Uint8Array(await readFile(path))
}

/** Compressed forms are kept beside the wheels: Python itself changes far less often than our own files. */
async function write(path, body) {
  const kept = join(wheels, `../compressed/${createHash('sha256').update(body).digest('hex').slice(0, 16)}-${QUALITY}`)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const forms = { br: () => promisify(brotliCompress)(body, { params }), gz: () => promisify(gzip)(body, { level: 6 }) }
  await writeFile(path, body)
  for (const [form, compress] of Object.entries(forms)) {
    const packed = await readFile(`${kept}.${form}`).catch(async () => {
      const made = await compress()
      await mkdir(dirname(kept), { recursive: true })
      await writeFile(`${kept}.${form}`, made)
      return made
    })
    await writeFile(`${path}.${form}`, packed)
  }
}
