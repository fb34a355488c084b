const scope = '/verifikasi'

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const found = await navigator.serviceWorker.getRegistration(scope)
  return found?.scope === new URL(scope, window.location.href).href ? found : undefined
}

/** Whether this device keeps the page. */
export async function isKept(): Promise<boolean> {
  return (await registration()) !== undefined
}

function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = installing ?? waiting ?? active
  if (!worker || worker.state === 'activated') return Promise.resolve(worker !== null)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') resolve(true)
    if (worker.state === 'redundant') resolve(false)
  })
  return promise
}

/** Keeps the files of this page on the device and lets the browser install it. False if that failed. */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  if (!document.head.querySelector('link[rel="manifest"]')) {
    const link = document.createElement('link')
    link.rel = 'manifest'
    link.href = '/verifikasi.webmanifest'
    document.head.append(link)
  }
  try {
    return await activated(await navigator.serviceWorker.register('/verifikasi-sw.js', { scope }))
  } catch {
    return false
  }
}
