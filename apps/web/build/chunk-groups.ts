/** What is asked of the bundler about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    code: string | null
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}
type Modules = ReadonlySet<string>

/** Packages that export everything from one file: what a module takes of them is told by the names it imports. */
const barrel = /\/@(?:mantine\/[^/]+\/esm\/index|tabler\/.*\/(?:index|tabler-icons-react))\.mjs$/
const namesFromBarrel = /import\s*\{([^}]*)\}\s*from\s*["']@(?:mantine|tabler)\//g

const cssFile = /\.css(?:\?|$)/

const plain = (name: string) => name.replaceAll('-', '').toLowerCase()
const fileName = (id: string) => plain(id.slice(id.lastIndexOf('/') + 1).replace(/\.mjs$/, ''))

function remembering<T extends object>(read: (id: string) => T): (id: string) => T {
  const known = new Map<string, T>()
  return (id) => {
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }
}

/** What a module needs at once. Every screen asks for much the same modules: each is read once, and each barrel. */
function importsIn(graph: ModuleGraph): (id: string) => readonly string[] {
  const filesByName = remembering((id) => Map.groupBy(graph.getModuleInfo(id)?.importedIds ?? [], fileName))
  return remembering((id) => {
    const module = graph.getModuleInfo(id)
    const names = new Set<string>()
    for (const [, list = ''] of module?.code?.matchAll(namesFromBarrel) ?? []) {
      for (const item of list.split(',')) names.add(plain(item.trim().split(' ')[0] ?? ''))
    }
    return (module?.importedIds ?? []).flatMap((imported) =>
      barrel.test(imported)
        ? [...names].flatMap((name) => filesByName(imported).get(name) ?? [])
        : [imported],
    )
  })
}

/** Everything that is fetched on its own (the page itself, a screen, a dialog), with the modules it needs at once. */
function partsOf(page: string, graph: ModuleGraph): Map<string, Modules> {
  const importsOf = importsIn(graph)
  const parts = new Map<string, Set<string>>()
  const roots = [page]
  for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
    if (parts.has(root)) continue
    const modules = new Set<string>()
    parts.set(root, modules)
    const open = [root]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (modules.has(id)) continue
      modules.add(id)
      open.push(...importsOf(id))
      roots.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
    }
  }
  return parts
}

/** In how many of some parts a module is. */
const countOf = (id: string) => (parts: readonly Modules[]) =>
  parts.filter((modules) => modules.has(id)).length

const uses = (modules: Modules, what: RegExp) => [...modules].some((id) => what.test(id) && !cssFile.test(id))

/** Screens and their frames; anything else is fetched by somebody at the desk (a dialog), and not for the log-in. */
const isPage = (root: string) => /\/(?:routes|layouts)\//.test(root)

/** The front page and the frame of all public ones. */
const isFront = (root: string) => /\/routes\/index\.tsx|\/layouts\//.test(root)

/** Fetched beside every screen of the desk: its parts are no business of the wing they stand in. */
const isBeside = (root: string) => /\/(?:NotificationBell|OfflineBar)\.tsx/.test(root)

/** Where visitors look for a market and read of it. */
const isMarket = (root: string) => /\/routes\/pasar\/(?:cari|detail)\.tsx/.test(root)

/** What shows statistics; other public pages are read without what only these need. A door to it (`late-…`) shows nothing. */
const figures = /\/(?:chart|dasbor|peta|platform\/statistik)\/(?!(?:.*\/)?late-)/
const wing = /\/src\/(akun|okkp|pasar|psat)\//
/** A file of one picture, made when somebody asks for it, and the field for a point: a form of the desk needs no whole map. */
const apart = /-png\.ts$|\/peta\/titik\//

/** What waits for its place on the screen: a few hundred bytes that statistics and market pages need without each other's rest. */
const everyPublic = /\/part-on-sight\.tsx$|\/late(?:-\w+)?\.ts$/

/** Packages are reached through one file that names all of them; who leaves a page with unsent work is asked, which public pages never do. */
const deskOnly = /\/@tanstack\/react-router\/.*\/useBlocker\.js$/

/** The wing that something fetched on its own belongs to. */
const wingOfRoot = (root: string) =>
  /\/src\/(?:routes\/)?(admin|akun|okkp|pasar|psat)\//.exec(root)?.[1]?.replace('admin', 'akun')

/** Decision 0012 tells them apart: public parts are without Mantine and Zod, the log-in's without the cache of answers. */
function survey(page: string, graph: ModuleGraph) {
  const open: Modules[] = []
  const openScreens: Modules[] = []
  const markets: Modules[] = []
  const front: Modules[] = []
  const login: Modules[] = []
  const desk: Modules[] = []
  const deskWings: (string | undefined)[] = []
  const beside: Modules[] = []
  const parts = partsOf(page, graph)
  for (const [root, modules] of parts) {
    const staff = uses(modules, /\/@tanstack\/react-query\//)
    if (staff || (uses(modules, /\/@mantine\/core\/|\/zod\//) && !isPage(root))) {
      desk.push(modules)
      deskWings.push(wingOfRoot(root))
      if (isBeside(root)) beside.push(modules)
    } else if (uses(modules, /\/@mantine\/core\/|\/zod\//)) login.push(modules)
    else {
      open.push(modules)
      if (root.includes('/routes/')) openScreens.push(modules)
      if (isMarket(root)) markets.push(modules)
      if (isFront(root)) front.push(modules)
    }
  }
  const plain = open.filter((modules) => !uses(modules, figures))
  const plainScreens = openScreens.filter((modules) => plain.includes(modules))
  const maps = open.filter((modules) => uses(modules, /\/peta\//))
  const charts = open.filter((modules) => uses(modules, /\/chart\//) && !maps.includes(modules))
  return {
    first: parts.get(page),
    open,
    openScreens,
    markets,
    front,
    plain,
    plainScreens,
    maps,
    charts,
    login,
    desk,
    deskWings,
    beside,
  }
}

/** The wings of the desk that need it. */
const wingsOf = ({ desk, deskWings }: ReturnType<typeof survey>, id: string) =>
  new Set(deskWings.filter((_, part) => desk[part]?.has(id)))

/** Where what one wing has is kept: what others need of it would bring all of it to them. The first screen of staff is for all. */
function inWing(known: ReturnType<typeof survey>, id: string, own: string): string {
  const isForOthers = [...wingsOf(known, id)].some((other) => other && other !== own && other !== 'akun')
  if (!isForOthers) return own
  // Rules and contracts are small.
  return id.includes('/packages/domain/') ? 'meja' : `${own}-luar`
}

/** Its own wing; of what belongs to all, the one that needs it alone. */
function wingOf(known: ReturnType<typeof survey>, id: string): string | undefined {
  const wings = wingsOf(known, id)
  return wing.exec(id)?.[1] ?? (wings.size === 1 ? [...wings][0] : undefined)
}

/**
 * Many screens share many small parts; each in a file of its own, a screen would ask for a hundred of them. Shared
 * modules are put together by who needs them: every page (`awal`), the front page and other public ones (`publik`), these
 * others alone (`registri`), those with figures (`angka`), their drawings when they are scrolled to (`kartu`, `grafik`,
 * `peta`), single ones and much of the desk (`bersama`), the log-in and the desk (`dasar`), the desk (`meja`), one wing of
 * it, other wings of this one (`okkp-luar`). What public pages need stays apart, so that they load nothing else.
 */
export function chunkNames(page: string): (id: string, graph: ModuleGraph) => string | null {
  let known: ReturnType<typeof survey> | undefined
  return (id, graph) => {
    known ??= survey(page, graph)
    const name = nameOf(known, id)
    if (name !== null) return name
    const among = countOf(id)
    const markets = known.markets.flatMap((modules, n) => (modules.has(id) ? [n] : []))
    if (markets.length === 0) return forMany(known, id)
    // Of another public page it would ask all of that for the one part it needs.
    if (among(known.openScreens) !== markets.length) return null
    const desk = among(known.desk)
    // What half the desk is made of is small, and asks for nothing of the markets.
    if (desk > 8) return 'publik'
    // What they share with others in pairs would be a dozen files of some hundred bytes: one for each page, one for both.
    const shared = among(known.open) + among(known.login) + desk > 1
    return shared ? ['pasar-umum', ...markets, ...(desk > 0 ? ['meja'] : [])].join('-') : null
  }
}

/**
 * What a good part of the desk and single public pages need: a dozen files of some hundred bytes each, asked for at every
 * load. What only maps need there, which come later, is apart.
 */
function forMany({ open, openScreens, desk }: ReturnType<typeof survey>, id: string): string | null {
  const among = countOf(id)
  // What more than one page needs is not to bring the rest along.
  if (cssFile.test(id) || among(open) === 0 || among(openScreens) > 1 || among(desk) < 3) return null
  return among(openScreens) > 0 ? 'bersama' : 'bersama-peta'
}

function nameOf(known: ReturnType<typeof survey>, id: string): string | null {
  const among = countOf(id)
  const [open, login, desk] = [among(known.open), among(known.login), among(known.desk)]
  if (deskOnly.test(id)) return 'dasar'
  if (known.first?.has(id)) return 'awal'
  if (everyPublic.test(id)) return 'publik'
  // Styles are small, and each file of them is one more question before the page is drawn.
  const isStyle = cssFile.test(id)
  const isIcon = id.includes('/@tabler/icons-react/')
  // The icons of public pages are theirs: the bag that the desk shares is larger than all of them.
  if (isIcon && among(known.plainScreens) > 0) {
    return among(known.front) > 0 ? 'publik' : among(known.plainScreens) > 1 ? 'registri' : null
  }
  // What only parts fetched on demand share (charts, maps) is not for every public page.
  if (open >= 2 && among(known.openScreens) > 0) {
    // What the desk needs besides is not to bring the figures along.
    if (among(known.plain) === 0) {
      return figures.test(id) || (desk === 0 && (!wing.test(id) || isStyle)) ? 'angka' : null
    }
    if (isStyle) return 'publik'
    if (among(known.openScreens) <= 2) return null
    return among(known.front) > 0 ? 'publik' : 'registri'
  }
  if (open > 0 && figures.test(id) && !apart.test(id)) {
    const [maps, charts] = [among(known.maps), among(known.charts)]
    if (maps + charts > 0) return maps === 0 ? 'grafik' : charts === 0 ? 'peta' : 'kartu'
  }
  const own = wingOf(known, id)
  // The first script, which visitors load, names every file of styles: those of single desk screens go with their wing.
  if (isStyle && open + login === 0 && own && among(known.beside) === 0) return inWing(known, id, own)
  if (open + login + desk < 3) return null
  // A few hundred bytes each: whoever loads one may load them all.
  if (open + login > 0 && isIcon) return 'ikon'
  if (open > 0) return null
  if (login > 0) return 'dasar'
  if (among(known.beside) > 0) return 'meja'
  return own && desk < known.desk.length / 4 ? inWing(known, id, own) : 'meja'
}
