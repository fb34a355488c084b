type Provider = 'hcaptcha' | 'recaptcha' | 'turnstile'

/** The common API of the three external providers. Each script puts an object with `render` and `reset` on `window`. */
interface CaptchaApi {
  render(
    element: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): unknown
  reset(id: unknown): void
}

const providers: Record<Provider, { script: string; global: string }> = {
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js?render=explicit', global: 'grecaptcha' },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
}

function apiOf(provider: Provider): CaptchaApi | undefined {
  const found: CaptchaApi | undefined = Reflect.get(window, providers[provider].global)
  return typeof found?.render === 'function' ? found : undefined
}

async function loadApi(provider: Provider): Promise<CaptchaApi> {
  if (!apiOf(provider)) {
    const script = document.createElement('script')
    script.src = providers[provider].script
    script.async = true
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('Captcha tidak dapat dimuat.'))
    document.head.append(script)
    await promise
  }
  for (let tries = 0; tries < 50; tries += 1) {
    const api = apiOf(provider)
    if (api) return api
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Captcha tidak dapat dimuat.')
}

export interface ExternalCaptcha {
  reset(): void
}

export async function renderExternal(
  provider: Provider,
  siteKey: string,
  element: HTMLElement,
  onToken: (token: string | undefined) => void,
): Promise<ExternalCaptcha> {
  const api = await loadApi(provider)
  const id = api.render(element, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(undefined),
  })
  return {
    reset() {
      onToken(undefined)
      api.reset(id)
    },
  }
}
