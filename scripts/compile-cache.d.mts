export default function keepCompiledCode(): void
