import type { KnipConfig } from 'knip'

const tests = 'src/**/*.test.{ts,tsx}'

export default {
  // Its configs come from @portal/build, whose own dependencies are the transformer and the environment.
  jest: false,
  // A style sheet imports others, and a font comes from a package by its url.
  compilers: {
    css: (text: string) =>
      Array.from(
        text.matchAll(/url\("([^"./][^"]*\/[^"]+)"\)|@import "([^"]+)"/g),
        ([, font, sheet]) => `import '${font ?? sheet}'`,
      ).join('\n'),
  },
  workspaces: {
    '.': {
      // The first is the parser that .dependency-cruiser.mjs chooses; Stryker runs jest; Turborepo runs the steps, with pnpm.
      ignoreDependencies: ['@swc/core', 'jest', 'pnpm', 'turbo'],
    },
    host: {
      entry: [
        'jest.config.js',
        'src/main.ts',
        'src/boot/boot.ts',
        'src/boot/start.css',
        'src/elements/*.ts',
        'server/main.ts',
        'server/development/overlay.js',
        'documents/{page,pages,errors,theme,print,robots,security}.ts',
        'budgets.ts',
        '{src,server,documents}/**/*.test.{ts,tsx}',
      ],
      // Makes the certificate of a test.
      ignoreBinaries: ['openssl'],
    },
    'mfe-*': {
      entry: ['{remote.ts,src/slots/*.tsx}', 'e2e/**/*.spec.ts', tests],
      // Its generated entries import it.
      ignoreDependencies: ['@portal/element'],
    },
    'shared/*': { entry: [tests] },
    'shared/brands': {
      entry: [tests],
      // The folder of a brand names its typefaces.
      ignoreDependencies: [/^@fontsource/],
    },
    // Each release brings its type.
    'shared/portal': { entry: ['src/exposed-module.ts', tests] },
    'shared/pdf': {
      entry: [tests],
      // The fonts are found by their path in the package.
      ignoreDependencies: ['dejavu-fonts-ttf'],
    },
    'shared/embed': {
      // The first is the command of the package that it writes.
      entry: ['src/check/command-line.ts', tests],
      // Its test compiles samples with their types.
      ignoreDependencies: ['@types/react', '@types/react-18', 'svelte', 'vue'],
    },
    'shared/remote': {
      // What the package consists of, and what writes the report of its types.
      entry: [
        'src/{index,testing/index}.ts',
        'src/bundlers/{webpack,rsbuild,vite,jsx-dev-runtime}.ts',
        'src/package/testing/host.ts',
        tests,
      ],
      // The report, and the sample that is built in another project, with the libraries that follow.
      ignore: ['api/**', 'sample/**'],
      ignoreDependencies: ['@swc/core', 'rxjs', 'swc-loader'],
    },
    'shared/cli': {
      // The command of the package that it writes.
      entry: ['src/nordtal.ts', tests],
      ignore: ['templates/**'],
      // Projects of the templates depend on it.
      ignoreDependencies: ['vue'],
    },
    'shared/launcher': {
      entry: [
        'src/{start,dev,build,release,create-remote,test,e2e,mutants,figures,examples,bench}.ts',
        'src/first-pnpm.mjs',
        tests,
      ],
      ignore: ['template/**'],
    },
    // Which of them a script runs is a pattern in its config.
    e2e: {
      entry: [
        '*.config.ts',
        '**/*.spec.ts',
        'embedding/sites/serve.ts',
        'performance/{bench.ts,lighthouse.ts,loaders/*.ts,*.test.ts}',
      ],
      // The packages of other workspaces.
      ignore: ['embedding/sites/*/**', 'outside/*/**'],
      // Its file for browsers is put into the page.
      ignoreDependencies: ['@testing-library/dom'],
      ignoreBinaries: ['Xvfb'],
    },
    'shared/e2e': { entry: ['src/{serve,remote-config}.ts'] },
    'shared/element': {
      // Its build, of which elements take what they need by name.
      entry: ['src/vendor.ts', tests],
    },
    // Its tests make keys as the documents say.
    'shared/release': { entry: [tests], ignoreBinaries: ['openssl'] },
    'shared/federation': {
      entry: [
        'jest.config.js',
        'src/build/{kit-loader,provided-modules-loader}.ts',
        'src/runtime/without-manifests.ts',
        'facades/*.ts',
        tests,
      ],
    },
    'shared/build': {
      entry: [
        'src/{pdf-loader,entry-loader,older-colors-loader,value-loader,remote-imports-loader,print-declaration}.ts',
        'replacements/*.ts',
        tests,
      ],
    },
    bff: {
      entry: [
        'jest.config.js',
        '{src,local,test}/**/*.test.ts',
        'test/{database-environment,database-setup,database-teardown,rules-by-test}.ts',
        'bench/{bench,bare-server,business-system,heavy-customer}.ts',
        'local/pages/*.{css,js}',
        'src/openapi/docs/docs.{css,js}',
        'src/database/migrations/*.ts',
      ],
      // Its files are found by their path in the package.
      ignoreDependencies: ['swagger-ui-dist'],
      // Installs PostgreSQL where the machine has none.
      ignoreBinaries: ['apt-get'],
    },
  },
} satisfies KnipConfig
