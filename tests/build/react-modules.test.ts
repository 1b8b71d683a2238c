import { describe, expect, it } from 'vitest'
import { asModule } from '../../src/app/prerender/react-modules.ts'
import { builtFace } from './dist.ts'

const { table, read } = builtFace()

describe('A visitor who loads React', () => {
  it('has it as a module whose parts can be left out', () => {
    const source = [
      'var React = require("react"),',
      '  count = 1;',
      'exports.now = void 0;',
      'if (count) exports.now = function () {};',
      'exports.read = function () { return exports.now() + React.version }',
    ].join('\n')

    expect(asModule(source).split('\n')).toEqual([
      "import * as React from '\0module:react?named'",
      'var React$ = 0,',
      '  count = 1;',
      'var exports_now = void 0;',
      'if (count) exports_now = function () {};',
      'var exports_read = function () { return exports_now() + React.version }',
      'export { exports_now as now, exports_read as read }',
    ])
  })

  it('is not given a React that would only half be read', () => {
    expect(() => asModule('module.exports = function () {}')).toThrow('React is written in another')
    expect(() => asModule('use(require("react"))')).toThrow('React is written in another way')
  })

  it('loads none of what nobody uses of it', () => {
    const code = (table.pages['/']?.preload ?? []).map((file) => read(file).toString()).join('')

    expect(code).toContain('Minified React error #')
    expect(unused.filter((words) => code.includes(words))).toEqual([])
  })
})

/** Names in React, its DOM half and its scheduler, of the wrappers around them, and a prefix. */
const unused = ['PureComponent', 'prefetchDNS', 'unstable_wrapCallback', '__esModule', '-moz-']
