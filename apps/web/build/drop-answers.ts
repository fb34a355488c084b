import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What the server alone reads of a call, by the function that is given it. */
const readByServer: Readonly<Record<string, readonly string[]>> = {
  defineContract: ['summary', 'fails', 'response', 'accepted'],
  recordCalls: ['row', 'detail'],
  recordWrites: ['row'],
}

interface Edit {
  start: number
  end: number
  text: string
}

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : '')

/** With the comma behind it. */
function without(code: string, { start, end }: ESTree.Node): Edit {
  return { start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), text: '' }
}

/** Whether loading the file calls something for it. */
function isWorkedOut(code: string, { type, start, end }: ESTree.Expression): boolean {
  return type !== 'ArrowFunctionExpression' && code.slice(start, end).includes('(')
}

function constantsOf(statement: ESTree.Node): readonly ESTree.VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

/**
 * Contracts are one value for both sides, and browsers believe what the server answers: what describes an answer, and the
 * names that the documentation gives it, would be fetched and built at every load for nobody. Rules of the domain do
 * nothing but have a value, so what nobody asks for any more is left out with them.
 */
export function dropAnswers(code: string): string {
  const { program } = parseSync('domain.js', code)
  const edits: Edit[] = []
  new Visitor({
    ExpressionStatement(statement) {
      const { expression } = statement
      if (expression.type === 'CallExpression' && nameOf(expression.callee) === 'nameSchemas') {
        edits.push(without(code, statement))
      }
    },
    CallExpression({ callee, arguments: [given] }) {
      const dropped = readByServer[nameOf(callee)]
      if (!dropped || given?.type !== 'ObjectExpression') return
      for (const property of given.properties) {
        if (property.type === 'Property' && dropped.includes(nameOf(property.key))) {
          edits.push(without(code, property))
        }
      }
    },
  }).visit(program)
  for (const { id, init } of program.body.flatMap(constantsOf)) {
    if (id.type !== 'Identifier' || !init || !isWorkedOut(code, init)) continue
    edits.push(
      { start: init.start, end: init.start, text: '/*#__PURE__*/ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    )
  }
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

export function withoutAnswers(): Plugin {
  return {
    name: 'portal-without-answers',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/domain\/src\/.*\.ts$/ },
      handler: (code) => ({ code: dropAnswers(code), map: null }),
    },
  }
}
