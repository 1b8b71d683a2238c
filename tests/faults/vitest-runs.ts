import { dirname, join, relative } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { firstLine, type NamedTests, type TestRun } from './fault.ts'

/** Files of tests that are run for a fault whose own tests are not known, the nearest first. */
const maxRelated = 30

/** One Vitest, with its database, for many runs. `bail`: a run ends with its first failure. */
export async function openVitest(root: string, { bail }: { bail: boolean }) {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    bail: bail ? 1 : 0,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
  })

  async function run(specifications: TestSpecification[]): Promise<TestRun> {
    if (specifications.length === 0) return { ran: 0, failed: [] }
    const result = await vitest.runTestSpecifications(specifications)
    // The answer has the modules of earlier runs, too.
    const isOfRun = new Set(specifications.map(({ moduleId }) => moduleId))
    const testModules = result.testModules.filter(({ moduleId }) => isOfRun.has(moduleId))
    const failed = testModules.flatMap((module) => {
      const file = relative(root, module.moduleId)
      const tests = [...module.children.allTests('failed')].map((test) => ({
        file,
        title: test.fullName,
        reason: firstLine(test.result().errors?.[0]?.message),
      }))
      if (tests.length > 0 || module.ok()) return tests
      // A module that cannot be imported has no tests, and a hook that fails belongs to none.
      const reason = firstLine(module.errors()[0]?.message)
      return [{ file, title: '(the file as a whole)', reason }]
    })
    const [first] = specifications
    const [error] = result.unhandledErrors
    if (failed.length === 0 && error !== undefined && first !== undefined) {
      const file = relative(root, first.moduleId)
      failed.push({
        file,
        title: '(no test)',
        reason: error instanceof Error ? firstLine(error.message) : '',
      })
    }
    const passed = testModules.flatMap((module) => [...module.children.allTests('passed')])
    return { ran: passed.length + failed.length, failed }
  }

  async function specificationsOf({ file, title }: NamedTests): Promise<TestSpecification[]> {
    const options = title === undefined ? {} : { testNamePattern: title }
    return (await vitest.globTestSpecifications([file]))
      .filter(({ moduleId }) => moduleId === join(root, file))
      .map(({ project, moduleId }) => project.createSpecification(moduleId, options))
  }

  return {
    async runTests(tests: readonly NamedTests[]): Promise<TestRun> {
      const found = await Promise.all(tests.map(specificationsOf))
      return run(found.flat())
    },
    /** Runs tests that import the file, directly or not. */
    async runRelated(file: string): Promise<TestRun> {
      vitest.config.related = [join(root, file)]
      const found = await vitest.getRelevantTestSpecifications()
      const distance = ({ moduleId }: TestSpecification) => {
        const folder = relative(join(root, 'tests'), dirname(moduleId))
        return relative(folder, dirname(file).replace(/^src\b/, 'client')).split('/').length
      }
      found.sort((one, other) => distance(one) - distance(other))
      return run(found.slice(0, maxRelated))
    },
    /** It has changed since it was last imported. */
    noteChange: (file: string) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  }
}

class AsGiven {
  shard = (files: TestSpecification[]) => files
  sort = (files: TestSpecification[]) => files
}
