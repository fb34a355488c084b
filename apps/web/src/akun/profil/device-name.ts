const browsers: readonly [sign: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (list: typeof browsers, agent: string) => list.find(([sign]) => sign.test(agent))?.[1]

/** Turns a user agent into a text such as "Chrome di Windows". */
export function deviceName(agent: string | null): string {
  if (!agent) return 'Perangkat tidak dikenal'
  const browser = nameIn(browsers, agent)
  const system = nameIn(systems, agent)
  if (browser && system) return `${browser} di ${system}`
  return browser ?? (system ? `Aplikasi di ${system}` : 'Aplikasi lain')
}

export function isHandheld(agent: string | null): boolean {
  return /Android|iPhone|iPad|Mobile/.test(agent ?? '')
}
