// Starts a server in a process of its own, says which, and waits to be killed.
import { ServerProcess } from '../../../dist/cli/online/server-process.js';

const [folder] = process.argv.slice(2);
const server = await ServerProcess.start({ port: 0, data: { file: `${folder}/tables.db` } });
console.log(JSON.stringify({ address: server.address }));
setInterval(() => {}, 1000);
