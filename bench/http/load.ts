import { Agent, request } from 'node:http'

export interface Round {
  requests: number
  perSecond: number
  p99Ms: number
}

interface Target {
  port: number
  /** The bench calls this for each request, so that paths can vary. */
  path: () => string
  headers?: Record<string, string>
}

function once(agent: Agent, { port, path, headers }: Target): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const asked = path()
  const sent = request({ agent, host: '127.0.0.1', port, path: asked, headers }, (answer) => {
    answer.resume()
    answer.on('end', () =>
      answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode} at ${asked}`)),
    )
  })
  sent.on('error', reject)
  sent.end()
  return promise
}

/** Minimum duration and minimum number of requests of a round. A slow machine stops after ten times the duration. */
export interface Span {
  ms: number
  requests: number
}

/** Opens this many connections. Each sends its next request as soon as it has a response. */
export async function load(target: Target, connections: number, span: Span): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begun = performance.now()
  const goesOn = () => {
    const passed = performance.now() - begun
    return passed < span.ms || (times.length < span.requests && passed < span.ms * 10)
  }
  const ask = async () => {
    while (goesOn()) {
      const at = performance.now()
      await once(agent, target)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}
