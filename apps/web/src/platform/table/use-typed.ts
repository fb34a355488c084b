import { useEffect, useRef, useState } from 'react'

const pauseBeforeAsking = 300

/**
 * Words that are asked for once the typing rests, not at every key. The address is followed only where it says
 * something else than was asked (Back, a cleared filter), so that nothing typed meanwhile is taken away.
 */
export function useTyped(value: string, ask: (words: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    const words = text.trim()
    if (words === asked.current) return
    const timer = setTimeout(() => {
      asked.current = words
      ask(words)
    }, pauseBeforeAsking)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
