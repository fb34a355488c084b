import { describe, expect, it } from 'vitest'
import { deviceName, isHandheld } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const agents = {
  windows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
  edge: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  android: `Mozilla/5.0 (Linux; Android 15; SM-A556E) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  samsung: `Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

describe('device name', () => {
  it.each([
    [agents.windows, 'Chrome di Windows'],
    [agents.edge, 'Edge di Windows'],
    [agents.android, 'Chrome di Android'],
    [agents.samsung, 'Samsung Internet di Android'],
    [agents.iphone, 'Safari di iPhone'],
    [agents.mac, 'Safari di Mac'],
    [agents.firefox, 'Firefox di Linux'],
    ['okhttp/4.12 Android', 'Aplikasi di Android'],
    ['curl/8.5.0', 'Aplikasi lain'],
    ['', 'Perangkat tidak dikenal'],
    [null, 'Perangkat tidak dikenal'],
  ])('%s → %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })

  it('recognizes phones', () => {
    expect(isHandheld(agents.android)).toBe(true)
    expect(isHandheld(agents.iphone)).toBe(true)
    expect(isHandheld(agents.windows)).toBe(false)
    expect(isHandheld(null)).toBe(false)
  })
})
